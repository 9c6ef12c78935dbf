import { refresh } from '@gemba/contract/auth/refresh';
import { call } from '../kit/client/call.ts';
import { Refused } from '../kit/client/faults.ts';
import { startSession, token } from './session.ts';

const over: ReadonlySet<string> = new Set(refresh.refusals);
let running: Promise<boolean> | undefined;

/** One renewal at a time: a refresh cookie used twice ends the session, so neither two calls nor two tabs may try. */
export const renewSession = (expired = token.get()): Promise<boolean> => {
  running ??= inTurn(expired).finally(() => {
    running = undefined;
  });
  return running;
};

const inTurn = (expired: string) =>
  'locks' in navigator ? navigator.locks.request('gemba-refresh', () => renew(expired)) : renew(expired);

const renew = async (expired: string) => {
  const now = token.get();
  if (now !== expired) return now !== ''; // another tab was faster, or signed out
  try {
    const answer = await call(refresh, {}, { quiet: refresh.refusals });
    // Whoever signed out or in while this was under way is not overruled by it.
    if (token.get() === expired) startSession(answer);
    return token.get() !== '';
  } catch (error) {
    if (error instanceof Refused && over.has(error.msgCode)) return false;
    throw error; // busy or not reached: nobody said that the session is over
  }
};
