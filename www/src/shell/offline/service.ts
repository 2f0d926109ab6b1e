// The service worker: stores the version that it was published with, and opens the page from there. It takes over as soon as
// that version is complete. An open page continues with its own version, and the next page opens with the new version.

import { hasVectors } from '../../engine/vectors';
import { SHARED } from '../../kernel/shared';
import { SHARED_LINK } from '../../rooms/play/links';
import type { FailureReason, PageMessage, ServiceMessage } from './messages';
import { type Release, Versions } from './versions';

/** Inserted by offline.mjs. */
declare const RELEASE: Release;

interface Window {
  postMessage(message: ServiceMessage): void;
}

/** The members of a service worker that the types of the page lack. */
interface ServiceScope {
  readonly registration: { readonly scope: string };
  readonly clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { readonly data: PageMessage }) => void): void;
}
interface ExtendableEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const service = self as unknown as ServiceScope;
const { scope } = service.registration;
/** The build of the engine that this machine does not use. */
const spared = hasVectors() ? 'engine/queens.wasm' : 'engine/queens-simd.wasm';
const versions = new Versions(RELEASE, scope, caches, (address) => fetch(address, { cache: 'no-cache' }), spared);

service.addEventListener('install', (event) => event.waitUntil(install()));
service.addEventListener('activate', (event) => event.waitUntil(notify({ type: 'kept', version: RELEASE.version })));
service.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'POST' && url === scope + SHARED) event.respondWith(receive(event.request));
  if (method !== 'GET') return;
  if (mode === 'navigate' && isPage(url)) event.respondWith(page(event.request));
  else if (versions.includes(url)) event.respondWith(file(url));
});
service.addEventListener('message', (event) => {
  const message = event.data;
  if (message.type === 'opened') event.waitUntil(openVersion(message.version));
  else if (message.type === 'takeOver') event.waitUntil(service.skipWaiting());
});

/** Stores this version. If that fails, the browser drops this version and keeps the earlier version. */
async function install(): Promise<void> {
  try {
    await versions.keep();
  } catch (error) {
    await notify({ type: 'unkept', why: whyOf(error) });
    throw error;
  }
  await service.skipWaiting();
}

/** The names of errors. A failed fetch throws a TypeError. */
function whyOf(error: unknown): FailureReason {
  const name = (error as Error).name;
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'NotAllowedError' || name === 'InvalidStateError' ? 'refused' : 'torn';
}

/** Whether an address belongs to the page. Other documents of the site are fetched as usual. */
function isPage(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin + pathname === scope || origin + pathname === `${scope}index.html`;
}

const page = async (request: Request): Promise<Response> => (await versions.page()) ?? fetch(request);

/** A missing file fails like the network does, so the requester reports it. */
const file = (url: string): Promise<Response> => versions.file(url).catch(() => Response.error());

/** Stores what another program shares, a file or a text, and opens the page with it. */
async function receive(request: Request): Promise<Response> {
  const form = await request.formData();
  const texts = ['text', 'url', 'title'].map((name) => form.get(name));
  const [first] = [form.get('file'), ...texts].filter(
    (part) => part !== null && (part instanceof Blob ? part.size : part),
  );
  const cache = await caches.open(scope + SHARED);
  if (first) await cache.put(scope + SHARED, new Response(first));
  return Response.redirect(scope + SHARED_LINK, 303);
}

/**
 * Handles a message that a page has opened. A page with another version is notified that this version is stored. Otherwise, older versions
 * are removed if no other page is open.
 */
async function openVersion(version: string): Promise<void> {
  if (version !== RELEASE.version) return notify({ type: 'kept', version: RELEASE.version });
  const windows = await service.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await versions.dropOlder();
}

async function notify(what: ServiceMessage): Promise<void> {
  for (const window of await service.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    window.postMessage(what);
}
