// The part of a link for a shared count: the board and the number of devices, "count.21.30".

import { SIZES, startTogether, type Together, type TogetherAction } from './slice';

export const writeTogether = ({ size, devices }: Together): string => `count.${size}.${devices}`;

export function readTogether(text: string): TogetherAction | null {
  if (text === 'count') return { type: 'show', size: startTogether.size, devices: startTogether.devices };
  const [, rows, devices] = /^count\.(\d\d)\.([1-9]\d{0,2})$/.exec(text) ?? [];
  const size = SIZES.find((one) => String(one) === rows);
  return size === undefined ? null : { type: 'show', size, devices: Number(devices) };
}
