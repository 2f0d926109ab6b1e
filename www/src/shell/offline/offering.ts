// Stores the page for use without a network, and offers a new version in one line. Fetched when the page is idle.

import { html, render } from 'lit-html';
import { icon } from '../../board/glyph';
import { scriptAddress } from '../../client/start';
import { fetchStyles } from '../../kernel/styles';
import { fetchTexts } from '../../texts/fetch';
import { version } from '../../texts/home';
import { t } from '../../texts/texts';
import type { PageMessage, ServiceMessage } from './messages';

/** Whether this page was loaded from the device's storage. */
const stored = navigator.serviceWorker?.controller != null;

/** Asks the browser to store the page, and reports the result. Browsers without storage are left alone. */
export async function offerOffline(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<ServiceMessage>) => void receive(data));
    const address = scriptAddress(new URL('service.js', document.baseURI).href);
    const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
    hasten(registration);
    registration.active?.postMessage({ type: 'opened', version } satisfies PageMessage);
    // If a version could not be stored when the page was opened, it is tried again, and now a failure is reported.
    await registration.update();
  } catch {
    // There is no network, no service worker file, or no support in the browser.
  }
}

/** How long, in milliseconds, a complete version may wait before it is asked to take over. */
const PATIENCE = 1_000;

/**
 * A complete version takes over by itself. If a version arrives while the page is loading, Chromium may leave it waiting
 * behind the earlier version. So it is asked once more, and again after twice the time, until it takes over.
 */
function hasten(registration: ServiceWorkerRegistration): void {
  const ask = (after: number): void =>
    void setTimeout(() => {
      if (!registration.waiting) return;
      registration.waiting.postMessage({ type: 'takeOver' } satisfies PageMessage);
      ask(2 * after);
    }, after);
  const watch = (coming: ServiceWorker | null): void =>
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') ask(PATIENCE);
    });
  registration.addEventListener('updatefound', () => watch(registration.installing));
  watch(registration.installing);
  ask(PATIENCE);
}

async function receive(message: ServiceMessage): Promise<void> {
  if (message.type === 'kept' && message.version === version) return;
  await Promise.all([fetchTexts('offline'), fetchStyles('offline.css')]);
  show(message);
}

const line = document.createElement('div');
line.setAttribute('role', 'status');

/** Shows a message as a notice, which replaces the earlier notice. */
function show(message: ServiceMessage): void {
  if (!line.isConnected) document.body.append(line);
  line.className = 'notice offered';
  line.dataset.is = message.type === 'kept' ? 'news' : 'trouble';
  const close = (): void => line.remove();
  render(
    html`<p>${icon(message.type === 'kept' ? 'tick' : 'cross')}<span>${textOf(message)}</span></p>
      ${message.type === 'kept' ? html`<button class="btn" data-kind="text" @click=${() => location.reload()}>${t('offline.open')}</button>` : ''}
      <button class="key" aria-label=${t('top.close')} @click=${close}>${icon('cross')}</button>`,
    line,
  );
}

function textOf(message: ServiceMessage): string {
  if (message.type === 'kept') return t('offline.new');
  return stored ? t('offline.notUpdated', { why: message.why }) : t('offline.notKept', { why: message.why });
}
