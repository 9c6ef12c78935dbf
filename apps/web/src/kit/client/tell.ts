import type { Envelope } from '@gemba/contract/kit/envelope';
import { text } from '../text/text.ts';
import { showToast } from '../ui/notices.ts';
import { type NotReached, Refused } from './faults.ts';
import { reloadOffer } from './reload-offer.ts';
import type { CallOptions } from './request.ts';

type Quiet = CallOptions['quiet'];

/** Says a refusal to the person, unless somebody else does, and makes it an error for the caller. */
export const tellRefusal = (answer: Envelope, quiet: Quiet): Refused => {
  const { msgCode, msg, data } = answer;
  if (msgCode === 'CLIENT_TOO_OLD') reloadOffer.set('newVersion');
  const words = isQuiet(msgCode, quiet) ? undefined : wordsOf(answer);
  if (words) showToast(words);
  return new Refused(msgCode, msg, data, words !== undefined);
};

const told = new WeakSet<NotReached>();

/** Once for each fault: a renewal that failed on the way has been told before its call hears of it. */
export const tellNotReached = (fault: NotReached, quiet: Quiet): NotReached => {
  if (quiet !== true && fault.cause !== 'left' && !told.has(fault)) {
    told.add(fault);
    showToast(text(fault.cause === 'timeout' ? 'timeout' : 'notReached'));
  }
  return fault;
};

const isQuiet = (msgCode: string, quiet: Quiet) => quiet === true || (quiet?.includes(msgCode) ?? false);

/** A `notice` is the screen's to show; a text with 'exception' is for engineers. */
const wordsOf = (answer: Envelope) => {
  if (answer.code === 503) return text('requestError');
  if (answer.notice || /exception/i.test(answer.msg)) return undefined;
  return answer.msg || undefined;
};
