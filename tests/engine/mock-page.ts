// A mock address and document for tests that call views in Node. Import this file first.
const nothing = (): void => {};
const element = { dataset: {}, style: {}, append: nothing, addEventListener: nothing, setAttribute: nothing };
Object.assign(globalThis, {
  location: new URL('http://localhost/'),
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  innerWidth: 390,
  innerHeight: 664,
  document: {
    documentElement: element,
    body: element,
    baseURI: 'http://localhost/',
    activeElement: null,
    createElement: () => ({ ...element, getContext: () => null }),
    createTreeWalker: () => ({}),
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: nothing,
  },
});

export {};
