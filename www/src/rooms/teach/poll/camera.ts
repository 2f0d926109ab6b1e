// The camera of a poll: reads the cards in its picture, or in photographs.

import type { Word } from './codebook';
import { type Grey, greyOf } from './picture';
import type { ReadCard } from './reader';

/** Wider pictures of the camera are made smaller: more pixels take longer. */
const MAX_VIDEO_WIDTH = 1_920;
const MAX_PHOTOGRAPH_WIDTH = 3_200;
/** The interval between two pictures, in milliseconds. */
const INTERVAL = 150;

export interface CardCamera {
  /** The picture of the camera, with a frame around each card that is read. */
  readonly preview: HTMLCanvasElement;
  /**
   * Reads cards until `stop`. Returns false if `stop` or another start came before the camera was ready. Rejects if
   * the camera cannot be used.
   */
  start(seen: (words: readonly Word[]) => void): Promise<boolean>;
  stop(): void;
  /** The cards of a photograph. Rejects if the file is no picture. */
  readPhotograph(photograph: Blob): Promise<readonly Word[]>;
}

/** `read`: the cards of a picture. */
export function createCardCamera(read: (grey: Grey) => Promise<readonly ReadCard[]>): CardCamera {
  const preview = document.createElement('canvas');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let stream: MediaStream | null = null;
  /** Counts starts and stops, so that late results of an earlier start are dropped. */
  let starts = 0;

  function pixels(source: CanvasImageSource, width: number, height: number, widest: number): Grey | null {
    const scale = Math.min(1, widest / Math.max(width, height));
    canvas.width = Math.max(2, Math.round(width * scale));
    canvas.height = Math.max(2, Math.round(height * scale));
    if (!context) return null;
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    return greyOf(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
  }

  async function cardsIn(grey: Grey | null): Promise<readonly ReadCard[]> {
    const cards = grey ? await read(grey) : [];
    draw(preview, canvas, cards);
    return cards;
  }

  function stop(): void {
    starts += 1;
    release(stream);
    stream = null;
  }

  async function readNow(video: HTMLVideoElement, seen: (words: readonly Word[]) => void): Promise<void> {
    const { videoWidth, videoHeight } = video;
    if (videoWidth > 0) seen(await cardsIn(pixels(video, videoWidth, videoHeight, MAX_VIDEO_WIDTH)));
  }

  return {
    preview,
    stop,
    async start(seen) {
      stop();
      const thisStart = starts;
      const video = document.createElement('video');
      video.muted = true;
      video.playsInline = true;
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_920 }, height: { ideal: 1_080 } },
        });
        if (thisStart !== starts) {
          release(opened);
          return false;
        }
        stream = opened;
        video.srcObject = opened;
        await video.play();
      } catch (error) {
        if (thisStart !== starts) return false;
        stop();
        throw error;
      }
      const readNext = async (): Promise<void> => {
        if (thisStart !== starts) return;
        // After a picture that cannot be read, the next one is tried.
        await readNow(video, seen).catch(() => undefined);
        setTimeout(() => void readNext(), INTERVAL);
      };
      void readNext();
      return thisStart === starts;
    },
    async readPhotograph(photograph) {
      const bitmap = await createImageBitmap(photograph);
      return cardsIn(pixels(bitmap, bitmap.width, bitmap.height, MAX_PHOTOGRAPH_WIDTH));
    },
  };
}

const release = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The width of the picture, large enough to see who holds a card. */
const PREVIEW_WIDTH = 640;

/** Only numbers are shown, because the answers must stay hidden. */
function draw(preview: HTMLCanvasElement, picture: HTMLCanvasElement, cards: readonly ReadCard[]): void {
  const scale = Math.min(1, PREVIEW_WIDTH / picture.width);
  preview.width = Math.round(picture.width * scale);
  preview.height = Math.round(picture.height * scale);
  const context = preview.getContext('2d');
  if (!context) return;
  context.drawImage(picture, 0, 0, preview.width, preview.height);
  context.lineWidth = 3;
  context.strokeStyle = '#39d98a';
  context.fillStyle = '#39d98a';
  context.font = 'bold 16px system-ui, sans-serif';
  for (const { card, quad } of cards) {
    const corners = quad.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    const [first] = corners;
    if (!first) continue;
    context.beginPath();
    for (const { x, y } of corners) context.lineTo(x, y);
    context.closePath();
    context.stroke();
    context.fillText(String(card), first.x, first.y - 5);
  }
}
