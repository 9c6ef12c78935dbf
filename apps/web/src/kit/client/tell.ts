import type { Envelope } from '@gemba/contract/kit/envelope';
import { text } from '../text/text.ts';
import { shownNotices, showToast } from '../ui/feedback/notices.ts';
import { NotReached, Refused } from './errors.ts';
import { reloadOffer } from './reload-offer.ts';
import type { CallOptions } from './request.ts';
import type { Answer } from './send.ts';

type Quiet = CallOptions['quiet'];

/** The answers of an overloaded server. */
export const BUSY = 503;

/** In a list of quiet codes: no answer came. */
export const NOT_REACHED = 'NOT_REACHED';

/** Shows a refusal to the person, unless the caller does, and turns it into an error for the caller. */
export const tellRefusal = (answer: Answer, quiet: Quiet): Refused => {
  const { msgCode, msg, data, usesUpKey } = answer;
  if (msgCode === 'CLIENT_TOO_OLD') reloadOffer.set('newVersion');
  const isTold = answer.code === BUSY ? quiet !== 'background' : !isQuiet(msgCode, quiet);
  const words = isTold ? wordsOf(answer) : undefined;
  if (words) sayOnce(words);
  return new Refused(msgCode, readable(msg), data, words !== undefined, usesUpKey);
};

const told = new WeakSet<NotReached>();

/** Once per error: a failed renewal has been shown before its call hears of it. */
export const tellNotReached = (error: NotReached, quiet: Quiet): NotReached => {
  if (!isQuiet(NOT_REACHED, quiet) && error.cause !== 'left' && !told.has(error)) {
    told.add(error);
    sayOnce(text(error.cause === 'timeout' ? 'timeout' : 'notReached'));
  }
  return error;
};

/** Shows why a quiet read failed that the person asked for: the old data on the screen hides it. */
export const tellFailedRefresh = (error: unknown) => {
  if (error instanceof NotReached) tellNotReached(error, undefined);
  if (error instanceof Refused && !error.shown) sayOnce(error.message);
};

/** No answer came, and the same request is sent again automatically. */
export const tellAsksAgain = () => sayOnce(text('asksAgain'));

const isQuiet = (msgCode: string, quiet: Quiet) =>
  quiet === true || quiet === 'background' || (quiet?.includes(msgCode) ?? false);

/** The reads of one screen fail together: show the same message once. */
const sayOnce = (words: string) => {
  if (!shownNotices().some((notice) => notice.text === words)) showToast(words);
};

const forEngineers = (msg: string) => /exception/i.test(msg);

/** The message of a refusal for a screen. Exceptions are for engineers, and a proxy's page says nothing. */
export const readable = (msg: string) => (msg === '' || forEngineers(msg) ? text('requestError') : msg);

/** The screen shows a `notice` itself, and an exception only as "something went wrong". */
const wordsOf = (answer: Envelope) => {
  if (answer.code === BUSY) return text('requestError');
  if (answer.notice || forEngineers(answer.msg)) return undefined;
  return readable(answer.msg);
};
