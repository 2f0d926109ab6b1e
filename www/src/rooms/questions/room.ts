// The questions of the paper on linear completion about other rules, each with its answer, measured here.

import { withholdAnswers } from '../../board/withheld';
import type { Room } from '../room';
import { readInquiry, writeInquiry } from './link';
import { type Inquiry, type InquiryAction, inquiryWants, startInquiry, updateInquiry } from './slice';
import { createInquiry } from './view';

export const room: Room<Inquiry, InquiryAction> = {
  start: startInquiry,
  update: updateInquiry,
  wants: inquiryWants,
  link: { write: writeInquiry, read: readInquiry },
  subject: () => null,
  open: () => ({ view: withholdAnswers(createInquiry()) }),
};
