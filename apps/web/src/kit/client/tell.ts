import type { Envelope } from '@gemba/contract/kit/envelope';
import { text } from '../text/text.ts';
import { shownNotices, showToast } from '../ui/notices.ts';
import { type NotReached, Refused } from './faults.ts';
import { reloadOffer } from './reload-offer.ts';
import type { CallOptions } from './request.ts';
import type { Answer } from './send.ts';

type Quiet = CallOptions['quiet'];

/** What a server answers that has too much to do. */
export const BUSY = 503;

/** In a list of what is told by the caller: that no answer came. */
export const NOT_REACHED = 'NOT_REACHED';

/** Says a refusal to the person, unless somebody else does, and makes it an error for the caller. */
export const tellRefusal = (answer: Answer, quiet: Quiet): Refused => {
  const { msgCode, msg, data, usesUpKey } = answer;
  if (msgCode === 'CLIENT_TOO_OLD') reloadOffer.set('newVersion');
  const isTold = answer.code === BUSY ? quiet !== 'background' : !isQuiet(msgCode, quiet);
  const words = isTold ? wordsOf(answer) : undefined;
  if (words) sayOnce(words);
  return new Refused(msgCode, readable(msg), data, words !== undefined, usesUpKey);
};

const told = new WeakSet<NotReached>();

/** Once for each fault: a renewal that failed on the way has been told before its call hears of it. */
export const tellNotReached = (fault: NotReached, quiet: Quiet): NotReached => {
  if (!isQuiet(NOT_REACHED, quiet) && fault.cause !== 'left' && !told.has(fault)) {
    told.add(fault);
    sayOnce(text(fault.cause === 'timeout' ? 'timeout' : 'notReached'));
  }
  return fault;
};

/** No answer came, and the same is sent once more by itself. */
export const tellAsksAgain = () => sayOnce(text('asksAgain'));

const isQuiet = (msgCode: string, quiet: Quiet) =>
  quiet === true || quiet === 'background' || (quiet?.includes(msgCode) ?? false);

/** The reads of one screen fail together: the same words are not piled up. */
const sayOnce = (words: string) => {
  if (!shownNotices().some((one) => one.text === words)) showToast(words);
};

const forEngineers = (msg: string) => /exception/i.test(msg);

/** What a screen may show of a refusal. An exception is for engineers, and the page of a proxy says nothing. */
export const readable = (msg: string) => (msg === '' || forEngineers(msg) ? text('requestError') : msg);

/** A `notice` is the screen's to show, and so is that something went wrong where the server speaks of an exception. */
const wordsOf = (answer: Envelope) => {
  if (answer.code === BUSY) return text('requestError');
  if (answer.notice || forEngineers(answer.msg)) return undefined;
  return readable(answer.msg);
};
