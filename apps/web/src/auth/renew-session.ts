import { refresh } from '@gemba/contract/auth/refresh';
import { call } from '../kit/client/call.ts';
import { Refused } from '../kit/client/faults.ts';
import { personNow } from './person-now.ts';
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

/** What one tab stores, another sees a little later. The next in turn would take its old token for the newest. */
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
    // Whoever signed out, or in as somebody else, while this was under way is not overruled by it. A token of the same
    // person that is seen only now was stored by the tab whose turn was before: the server has replaced it.
    if (token.get() !== '' && personNow() === whose) startSession(answer);
    return token.get() !== '';
  } catch (error) {
    if (error instanceof Refused && over.has(error.msgCode)) return false;
    throw error; // busy or not reached: nobody said that the session is over
  }
};
