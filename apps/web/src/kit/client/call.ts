import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import type { Envelope } from '@gemba/contract/kit/envelope';
import { NotReached, Refused } from './faults.ts';
import { type CallOptions, type Request, requestOf } from './request.ts';
import { send } from './send.ts';
import { isExpired, isOver } from './session-over.ts';
import { session } from './session-port.ts';
import { tellNotReached, tellRefusal } from './tell.ts';

const BUSY = 503;

/** Makes one call of the contract. Throws `Refused` or `NotReached` and nothing else. */
export async function call<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallReply<C>> {
  const request = requestOf(definition, input, options);
  try {
    const signedIn = definition.access !== 'open';
    const answer = signedIn ? await sendSignedIn(request) : await sendPatiently(request);
    if (answer.success) return answer.data as CallReply<C>;
    throw signedIn && isOver(answer) ? leave(answer) : tellRefusal(answer, options.quiet);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw tellNotReached(error instanceof NotReached ? error : new NotReached('network'), options.quiet);
  }
}

/** A busy server gets this very request once more, never "the last one": another may have been sent meanwhile. */
const sendPatiently = async (request: Request) => {
  const answer = await send(request);
  return answer.code === BUSY ? send(request) : answer;
};

const sendSignedIn = async (request: Request): Promise<Envelope> => {
  const used = session().token();
  const answer = await sendPatiently(request);
  const renewed = isExpired(answer) && (await session().renew(used));
  return renewed ? sendPatiently(request) : answer;
};

/** Login says why. */
const leave = ({ msgCode, msg, data }: Envelope) => {
  session().lost(msg);
  return new Refused(msgCode, msg, data, true);
};
