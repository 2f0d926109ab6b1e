// The script of a SCORM package. It shows one part of a class page in a frame, and passes its score and state on to the learning
// platform: SPLICE messages on one side, the SCORM 1.2 API on the other. It is written into the package as text, so it uses nothing
// from outside its own function.

/** The number of characters that SCORM 1.2 guarantees for `cmi.suspend_data`. */
export const SUSPEND_LIMIT = 4_096;

export function bridge(limit: number): void {
  interface Api {
    LMSInitialize(empty: ''): string;
    LMSFinish(empty: ''): string;
    LMSGetValue(name: string): string;
    LMSSetValue(name: string, value: string): string;
    LMSCommit(empty: ''): string;
  }
  interface Work {
    queens?: { at: string; kept: Record<string, string> };
  }

  /** Finds the API of the platform: in a window around this window, or around the window that opened it. */
  function apiFrom(start: Window | null): Api | null {
    let at = start;
    for (let level = 0; at && level < 10; level++) {
      try {
        const { API } = at as Window & { API?: Api };
        if (API) return API;
      } catch {
        // A window of another origin cannot be read, so the API is not there.
      }
      if (at === at.parent) break;
      at = at.parent;
    }
    return null;
  }

  const platformApi = apiFrom(window) ?? apiFrom(window.opener as Window | null);
  const api = platformApi && platformApi.LMSInitialize('') === 'true' ? platformApi : null;
  const began = Date.now();
  const set = (name: string, value: string): void => void api?.LMSSetValue(name, value);
  const isOver = (): boolean => /^(completed|passed)$/.test(api?.LMSGetValue('cmi.core.lesson_status') ?? '');
  if (api && !isOver()) {
    set('cmi.core.lesson_status', 'incomplete');
    api.LMSCommit('');
  }

  const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const pipe = (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
    new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
  const packed = async (work: Work): Promise<string> => {
    const bytes = new Uint8Array(await pipe(JSON.stringify(work), new CompressionStream('deflate-raw')));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  async function stored(): Promise<Work | null> {
    try {
      const letters = api?.LMSGetValue('cmi.suspend_data') ?? '';
      if (letters === '') return null;
      const text = new TextDecoder().decode(await pipe(bytesOf(letters), new DecompressionStream('deflate-raw')));
      return JSON.parse(text) as Work;
    } catch {
      return null;
    }
  }
  /** Stores the state if it fits; long programs are left out first. If it does not fit, the earlier state stays. */
  async function store(work: Work): Promise<void> {
    const { 'queens-own': _, ...shorter } = work.queens?.kept ?? {};
    const brief = work.queens ? { queens: { ...work.queens, kept: shorter } } : work;
    for (const each of [work, brief]) {
      const letters = await packed(each);
      if (letters.length > limit) continue;
      set('cmi.suspend_data', letters);
      return;
    }
  }

  const items = JSON.parse(document.getElementById('items')?.textContent ?? '[]') as { title: string; link: string }[];
  const number = Number(new URLSearchParams(location.search).get('item') ?? 1);
  const item = items[number - 1] ?? items[0];
  const frame = document.querySelector('iframe');
  if (!item || !frame) return;
  document.title = item.title;
  frame.title = item.title;

  let writing = Promise.resolve();
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow) return;
    const { subject, message_id, score, state, name, data } = (event.data ?? {}) as Record<string, unknown>;
    if (subject === 'SPLICE.getState')
      void stored().then((work) =>
        frame.contentWindow?.postMessage({ subject: 'SPLICE.getState.response', message_id, state: work }, '*'),
      );
    if (subject === 'SPLICE.reportScoreAndState' && typeof score === 'number')
      writing = writing
        .then(() => store((state ?? {}) as Work))
        .then(() => {
          set('cmi.core.score.min', '0');
          set('cmi.core.score.max', '100');
          set('cmi.core.score.raw', String(Math.round(score * 100)));
          api?.LMSCommit('');
        });
    if (subject === 'SPLICE.sendEvent' && name === 'queens.progress')
      writing = writing.then(() => {
        if ((data as { isDone?: boolean } | null)?.isDone && !isOver()) set('cmi.core.lesson_status', 'completed');
        api?.LMSCommit('');
      });
  });

  addEventListener('pagehide', () => {
    const seconds = Math.min(9_999 * 3_600, Math.floor((Date.now() - began) / 1_000));
    const two = (value: number): string => String(value).padStart(2, '0');
    const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
    set('cmi.core.session_time', time.padStart(10, '0'));
    set('cmi.core.exit', 'suspend');
    api?.LMSCommit('');
    api?.LMSFinish('');
  });

  const [, query = '', hash = ''] = /^(?:\?(handout=[^#]*))?(#.*)$/.exec(item.link) ?? [];
  frame.src = `queens.html?embed=system${query && `&${query}`}${hash}`;
}
