import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { call } from '../kit/client/call.ts';
import { NotReached, Refused } from '../kit/client/faults.ts';
import { endOperation, operationAt, placeOfOperation } from '../kit/client/operation.ts';
import type { CallOptions } from '../kit/client/request.ts';
import { NOT_REACHED, tellAsksAgain } from '../kit/client/tell.ts';

/** How long to wait before each time that the same is asked again. */
export const AGAIN_AFTER_MS = [1_000, 2_000, 4_000] as const;

/** Said on the way by somebody who does not know what the server did, or by the server while it is still at it. */
const UNKNOWN = ['unknown', 'REQUEST_IN_PROGRESS'];

const isUnknown = (error: unknown) =>
  error instanceof NotReached ? error.cause !== 'left' : error instanceof Refused && UNKNOWN.includes(error.msgCode);

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a posting under a key that was saved before. Without an answer it is not known whether the server acted: the
 * same is asked again under the same key for a while, and whoever does the same later repeats that operation too.
 */
export const post = async <C extends Call>(
  definition: C,
  input: CallInput<C>,
  what: string,
  { quiet = [] }: { quiet?: readonly string[] } = {},
): Promise<CallReply<C>> => {
  const place = placeOfOperation(what);
  const key = operationAt(place);
  const ask = (options: CallOptions) => call(definition, input, { ...options, key });
  const settle = async (asked: Promise<CallReply<C>>) => {
    try {
      const reply = await asked;
      endOperation(place);
      return reply;
    } catch (error) {
      if (!isUnknown(error)) endOperation(place);
      throw error;
    }
  };
  for (const [at, pause] of AGAIN_AFTER_MS.entries()) {
    try {
      return await settle(ask({ quiet: [...quiet, ...UNKNOWN, NOT_REACHED] }));
    } catch (error) {
      if (!isUnknown(error)) throw error;
      if (at === 0) tellAsksAgain();
      await after(pause);
    }
  }
  return settle(ask({ quiet }));
};
