import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { call } from '../kit/client/call.ts';
import { NotReached } from '../kit/client/faults.ts';
import { endOperation, operationAt, placeOfOperation } from '../kit/client/operation.ts';
import type { CallOptions } from '../kit/client/request.ts';

/**
 * Sends a posting under a key that was saved before. Without an answer the key stays: whoever does the same again
 * repeats that operation instead of a second one.
 */
export const post = async <C extends Call>(
  definition: C,
  input: CallInput<C>,
  what: string,
  options: Pick<CallOptions, 'quiet'> = {},
): Promise<CallReply<C>> => {
  const place = placeOfOperation(what);
  try {
    const reply = await call(definition, input, { ...options, key: operationAt(place) });
    endOperation(place);
    return reply;
  } catch (error) {
    if (!(error instanceof NotReached)) endOperation(place);
    throw error;
  }
};
