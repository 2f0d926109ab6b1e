// The questions of the paper on linear completion about other rules, each with its answer, measured here.

import { withholding } from '../../board/withheld';
import type { Room } from '../room';
import { measuring } from './effect';
import { readInquiry, writeInquiry } from './link';
import type { QuestionsAsked } from './questions';
import { type Inquiry, type InquiryDeed, startInquiry, updateInquiry } from './slice';
import { createInquiry } from './view';

export const room: Room<Inquiry, InquiryDeed, QuestionsAsked> = {
  start: startInquiry,
  update: updateInquiry,
  link: { write: writeInquiry, read: readInquiry },
  subject: () => null,
  open: (kit) => ({ view: withholding(createInquiry()), effect: measuring(kit) }),
};
