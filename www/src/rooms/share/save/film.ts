// An animation as a WebM film, encoded by the browser if it can. Frames are painted one by one, so that the page stays responsive.

import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny';
import { paint, sizeOf } from '../../../board/picture/canvas';
import { LIGHT } from '../../../board/picture/inks';
import { JobError } from '../../../client/trouble';
import { type AnimationContent, framePicture, LAST_FRAME_TIME, type SavedFrame } from './animation';

/** `shouldContinue` receives the number of finished frames and returns whether to continue. Throws `no-encoder` if the browser has none. */
export async function film(
  content: AnimationContent,
  frames: readonly SavedFrame[],
  captions: readonly (readonly string[])[],
  shouldContinue: (made: number) => boolean,
): Promise<Blob | null> {
  const pictureAt = (at: number) => framePicture(content, frames[at] as SavedFrame, captions[at] ?? []);
  const scale = content.size / pictureAt(0).width;
  const { width, height } = sizeOf(pictureAt(0), scale);
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8', 'av1'], { width, height });
  if (!codec) throw new JobError('no-encoder');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new JobError('no-encoder');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: content.speed });
  await output.start();
  for (let at = 0; at < frames.length; at++) {
    if (!shouldContinue(at)) {
      await output.cancel();
      return null;
    }
    paint(context, pictureAt(at), LIGHT, scale);
    const length = at === frames.length - 1 ? LAST_FRAME_TIME / 1_000 : 1 / content.speed;
    await source.add(at / content.speed, length);
  }
  await output.finalize();
  return new Blob([output.target.buffer as ArrayBuffer], { type: 'video/webm' });
}
