import { refresh } from '@gemba/contract/auth/refresh';
import { call } from '../../kit/client/call.ts';
import { Refused } from '../../kit/client/errors.ts';
import { personNow } from '../person/person-now.ts';
import { startSession, token } from './session.ts';

const over: ReadonlySet<string> = new Set(refresh.refusals);
let running: Promise<boolean> | undefined;

/** One renewal at a time: a refresh cookie used again later ends the session, so neither two calls nor two tabs may try. */
export const renewSession = (expired = token.get()): Promise<boolean> => {
  running ??= inTurn(expired).finally(() => {
    running = undefined;
  });
  return running;
};

/**
 * Another tab sees a stored token a little later. Without the pause the next tab would take its old token for the
 * newest.
 */
const SEEN_BY_ALL_MS = 100;

const inTurn = (expired: string) => {
  if (!('locks' in navigator)) return renew(expired);
  return new Promise<boolean>((resolve, reject) => {
    const hold = async () => {
      const renewal = renew(expired);
      resolve(renewal);
      await renewal.catch(() => undefined);
      await new Promise((seen) => setTimeout(seen, SEEN_BY_ALL_MS));
    };
    navigator.locks.request('gemba-refresh', hold).catch(reject);
  });
};

const renew = async (expired: string) => {
  const now = token.get();
  if (now !== expired) return now !== ''; // another tab was faster, or signed out
  const whose = personNow();
  try {
    const answer = await call(refresh, {}, { quiet: refresh.refusals });
    // Do not overrule a sign-out or another person's sign-in that happened meanwhile. A token of the same person that
    // appears only now comes from the tab before: the server has replaced it.
    if (token.get() !== '' && personNow() === whose) startSession(answer);
    return token.get() !== '';
  } catch (error) {
    if (error instanceof Refused && over.has(error.msgCode)) return false;
    throw error; // busy or not reached: the session may still be alive
  }
};
