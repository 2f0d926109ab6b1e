// The frame in which a program runs. It has an origin of its own and a policy that allows only the script and the bytes that the
// page sends. It starts one worker, and reports only 'started', and 'broken' if the worker fails: the worker and the page talk through
// another port.

/** The script of the frame. */
export const SCRIPT = `onmessage = ({ data, ports }) => {
  onmessage = null;
  ports[1].postMessage('started');
  const broken = () => ports[1].postMessage('broken');
  try {
    const { script, ...given } = data;
    const policy = self.trustedTypes?.createPolicy('queens', { createScriptURL: (address) => address });
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(policy?.createScriptURL(address) ?? address);
    worker.onerror = broken;
    worker.postMessage(given, [ports[0]]);
  } catch {
    broken();
  }
};`;

/** The content security policy of the frame. @param {string} hash of the script */
export const policyOf = (hash) =>
  `default-src 'none'; script-src '${hash}' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'`;

/** The document of the frame, for `srcdoc`. @param {string} hash */
export const documentOf = (hash) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policyOf(hash)}"><script>${SCRIPT}</script>`;
