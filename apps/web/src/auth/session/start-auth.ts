import { connectSession } from '../../kit/client/session-port.ts';
import { connectFormOwner } from '../../kit/form/form-owner.ts';
import { readText, writeText } from '../../kit/store/storage.ts';
import { personNow } from '../person/person-now.ts';
import { userInfo } from '../person/user-info.ts';
import { followSession } from './follow-session.ts';
import { messageState } from './message-state.ts';
import { renewSession } from './renew-session.ts';
import { isRenewalDue, isSignedIn, loseSession, token } from './session.ts';

/** Older clients stored the password under `userInfo`. Remove it before anything else happens. */
const forgetOldPassword = () => {
  const text = readText('userInfo');
  if (text === null) return;
  try {
    const stored = JSON.parse(text) as { password?: unknown } | null;
    if (stored?.password) writeText('userInfo', JSON.stringify({ ...stored, password: '' }));
  } catch {
    // Unreadable, so nothing is lost; but it may still hold a secret.
    writeText('userInfo', null);
  }
};

/** Called once, before the first render. `leave` goes to Login, `startOver` reloads for another person. */
export const startAuth = (leave: () => void, startOver: () => void) => {
  forgetOldPassword();
  connectFormOwner(personNow);
  connectSession({ token: token.get, person: personNow, renew: renewSession, lost: loseSession });
  const follow = followSession(leave, startOver);
  switchStream();
  token.subscribe(switchStream);
  userInfo.subscribe(switchStream);

  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    follow();
    if (isRenewalDue() && token.get()) renewSession().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', wake);
  // A page restored from the back-forward cache has missed every event.
  window.addEventListener('pageshow', wake);
};

/** Switches the message stream on for a session whose user has it, in every tab, and off at its end. */
const switchStream = () => {
  const now = messageState.get();
  const shouldConnect = isSignedIn() && userInfo.get().realTime;
  if (shouldConnect !== now.shouldConnect) messageState.set({ ...now, shouldConnect });
};
