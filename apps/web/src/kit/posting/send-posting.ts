import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { call } from '../client/call.ts';
import { endsOperation, NotReached, Refused } from '../client/errors.ts';
import { OWN_CODES } from '../client/own-codes.ts';
import type { CallOptions } from '../client/request.ts';
import { NOT_REACHED, tellAsksAgain } from '../client/tell.ts';
import { endOperation, operationAt, placeOfOperation } from './operation.ts';

/** The pauses before the same posting is sent again. */
export const AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** A proxy gives these answers without knowing what the server did, or the server while it still works. */
const UNKNOWN: readonly string[] = [
  OWN_CODES.unknown,
  OWN_CODES.timeout,
  'SERVER_CONNECTION_FAILED',
  'REQUEST_IN_PROGRESS',
];

/** The server may have acted or not: nobody can tell from this error. */
export const isUnknown = (error: unknown) =>
  error instanceof NotReached || (error instanceof Refused && UNKNOWN.includes(error.msgCode));

/** One operation, done once however often it is sent: its `Idempotency-Key`, and how to end it. */
export type Operation = { key: string; end: () => void };

/** The saved operation of this name: one person's, on one page. A reload repeats it instead of doing it twice. */
const savedOperation = (name: string): Operation => {
  const place = placeOfOperation(name);
  return { key: operationAt(place), end: () => endOperation(place) };
};

export type PostingOptions = Pick<CallOptions, 'file' | 'onProgress' | 'signal'> & {
  /** The name under which the key is saved, or an operation whose key the caller keeps: a form, a waiting photo. */
  operation: string | Operation;
  /** The caller shows every refusal, or those named. `true` also silences the notices about a missing answer. */
  quiet?: true | readonly string[];
  /** The pauses before each repetition; an empty list sends once. */
  pauses?: readonly number[];
  /** Called each time that no answer came. */
  onUnanswered?: () => void;
  /** Ends the repetitions, not a request under way: the person has left the screen. */
  until?: AbortSignal | undefined;
};

/**
 * Sends a posting. Nothing else in the app does: an offline outbox will sit behind this function.
 *
 * Without an answer nobody knows whether the server acted. The same request is sent again under the same key, after each
 * pause or as soon as the network is back. The key lives until the server has given its last word under it, so a later
 * attempt repeats the same operation. Throws `Refused` or `NotReached`; `isUnknown` tells whether the outcome is open.
 */
export const sendPosting = async <C extends Call>(
  definition: C,
  input: CallInput<C>,
  { operation, quiet = [], pauses = AGAIN_AFTER_MS, onUnanswered, until, ...options }: PostingOptions,
): Promise<CallReply<C>> => {
  const { key, end } = typeof operation === 'string' ? savedOperation(operation) : operation;
  const ask = async (isLast: boolean) => {
    const untold = quiet === true || isLast ? quiet : [...quiet, ...UNKNOWN, NOT_REACHED];
    try {
      const reply = await call(definition, input, { ...options, key, quiet: untold });
      end();
      return reply;
    } catch (error) {
      if (endsOperation(error)) end();
      throw error;
    }
  };
  for (const [index, pause] of pauses.entries()) {
    try {
      return await ask(false);
    } catch (error) {
      if (!isUnknown(error) || options.signal?.aborted) throw error;
      if (index === 0 && quiet !== true) tellAsksAgain();
      onUnanswered?.();
      await pauseOrOnline(pause);
      if (until?.aborted) throw error;
    }
  }
  return ask(true);
};

const pauseOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
  });
