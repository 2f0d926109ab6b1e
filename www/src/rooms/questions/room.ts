// The questions of the paper on linear completion about other rules, each with its answer, measured here.

import { withholding } from '../../board/withheld';
import type { Room } from '../room';
import { measuring } from './effect';
import { readInquiry, writeInquiry } from './link';
import type { QuestionsAsked } from './questions';
import { type Inquiry, type InquiryAction, startInquiry, updateInquiry } from './slice';
import { createInquiry } from './view';

export const room: Room<Inquiry, InquiryAction, QuestionsAsked> = {
  start: startInquiry,
  update: updateInquiry,
  link: { write: writeInquiry, read: readInquiry },
  subject: () => null,
  open: (context) => ({ view: withholding(createInquiry()), effect: measuring(context) }),
};
