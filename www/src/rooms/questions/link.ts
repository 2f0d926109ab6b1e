// The part of a link to the room of questions: the question, its size, and its further choices, as
// "parity.8.parity-in-order".

import { PARITIES, TOPICS } from './choices';
import type { Inquiry, InquiryAction } from './slice';

export function writeInquiry({ topic, size, wider, law }: Inquiry): string {
  const more = topic === 'sharing' && wider > 0 ? [`wider-${wider}`] : topic === 'parity' ? [law] : [];
  return [topic, size[topic], ...more].join('.');
}

export function readInquiry(text: string): InquiryAction | null {
  const [name, size = '', more = ''] = text.split('.');
  const topic = TOPICS.find((one) => one === name);
  if (!topic || !/^\d{1,2}$/.test(size)) return null;
  const [, wider] = /^wider-(\d)$/.exec(more) ?? [];
  const law = PARITIES.find((one) => one === more);
  return {
    type: 'choose',
    to: { topic, size: Number(size), wider: Number(wider ?? 0), ...(law ? { law } : {}), pick: null },
  };
}
