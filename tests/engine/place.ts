// An address and a document without elements, for tests that call views in Node: imported first.
const element = { dataset: {}, style: {}, append() {}, addEventListener() {}, setAttribute() {} };
const document = {
  ...{ documentElement: element, body: element, baseURI: 'http://localhost/', activeElement: null },
  createElement: () => ({ ...element, getContext: () => null }),
  createTreeWalker: () => ({}),
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener() {},
};
const matchMedia = () => ({ matches: false, addEventListener() {} });
const addEventListener = (): void => {};
Object.assign(globalThis, {
  addEventListener,
  location: new URL('http://localhost/'),
  document,
  matchMedia,
  innerWidth: 390,
  innerHeight: 664,
});
