// Reads codes from the camera, or from a photograph. If the browser has no detector, the page fetches one.

/** Reads one code of a picture; null if there is no code. */
type Detector = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

interface BarcodeDetector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
type NativeDetector = (new (options: {
  formats: string[];
}) => BarcodeDetector) & {
  getSupportedFormats(): Promise<string[]>;
};

async function detector(): Promise<Detector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector };
  if (Native && (await Native.getSupportedFormats()).includes('qr_code')) {
    const native = new Native({ formats: ['qr_code'] });
    return async (source) => (await native.detect(source))[0]?.rawValue ?? null;
  }
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (source) => {
    const [width, height] =
      source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
    if (!context || width === 0) return null;
    // More pixels are slower to read, and no easier.
    const scale = Math.min(1, 1_000 / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, canvas.width, canvas.height)?.data ?? null;
  };
}

/** Returns the code in a picture; null if there is no code. */
export async function codeIn(picture: Blob): Promise<string | null> {
  return (await detector())(await createImageBitmap(picture));
}

/** Returns a reader of the codes in a video, once it plays. */
async function readerOf(video: HTMLVideoElement): Promise<Detector> {
  await video.play();
  return detector();
}

/** The interval between two pictures, in milliseconds. */
const INTERVAL = 200;

/** Reports the codes that the camera sees, again and again while they are visible. Returns a function that stops the camera. */
export async function scanVideo(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  video.srcObject = stream;
  const read = await readerOf(video).catch((error: unknown) => {
    release();
    throw error;
  });
  let isRunning = true;
  const readNext = async (): Promise<void> => {
    const text = await read(video).catch(() => null);
    if (!isRunning) return;
    if (text !== null) found(text);
    setTimeout(() => void readNext(), INTERVAL);
  };
  void readNext();
  return () => {
    isRunning = false;
    release();
  };
}
