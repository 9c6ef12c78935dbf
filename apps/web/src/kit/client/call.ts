import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import type { Envelope } from '@gemba/contract/kit/envelope';
import { NotReached, Refused } from './errors.ts';
import { type CallOptions, type Request, requestOf } from './request.ts';
import { type Answer, send } from './send.ts';
import { isExpired, isOver } from './session-over.ts';
import { session } from './session-port.ts';
import { BUSY, readable, tellNotReached, tellRefusal } from './tell.ts';

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
    throw signedIn && isOver(answer) ? saidByLogin(answer) : tellRefusal(answer, options.quiet);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw tellNotReached(error instanceof NotReached ? error : new NotReached('network'), options.quiet);
  }
}

/** Repeats this request once for a busy server, never "the last one": another may have been sent meanwhile. */
const sendPatiently = async (request: Request) => {
  const answer = await send(request);
  return answer.code === BUSY ? send(request) : answer;
};

/**
 * An answer belongs to the token it was sent with. A new password or another tab may have replaced that token
 * meanwhile: then the request is sent once more, for the same person only, and the new session lives on.
 */
const sendSignedIn = async (request: Request, maySendAgain = true): Promise<Answer> => {
  const used = session().token();
  const whose = session().person();
  const answer = await sendPatiently(request);
  if (!isOver(answer)) return answer;
  const renewed = maySendAgain && isExpired(answer) && (await session().renew(used));
  const now = session().token();
  if (maySendAgain && whose === session().person() && (renewed || (now !== used && now !== ''))) {
    return sendSignedIn(request, false);
  }
  if (now === used) session().lost(readable(answer.msg));
  return answer;
};

const saidByLogin = ({ msgCode, msg, data }: Envelope) => new Refused(msgCode, readable(msg), data, true);
