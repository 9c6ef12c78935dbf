import { connectSession } from '../kit/client/session-port.ts';
import { connectFormOwner } from '../kit/form/form-owner.ts';
import { followSession } from './follow-session.ts';
import { forgetOldPassword } from './forget-old-password.ts';
import { messageState } from './message-state.ts';
import { personNow } from './person-now.ts';
import { renewSession } from './renew-session.ts';
import { isRenewalDue, isSignedIn, loseSession, token } from './session.ts';
import { userInfo } from './user-info.ts';

/** Called once, before anything is drawn. `leave` goes to Login, `startOver` begins anew for another person. */
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
  // A page that comes back by the Back button was told of nothing while it was away.
  window.addEventListener('pageshow', wake);
};

/** A session whose user has the message stream switches it on, whichever tab it was opened in; its end switches it off. */
const switchStream = () => {
  const now = messageState.get();
  const shouldConnect = isSignedIn() && userInfo.get().realTime;
  if (shouldConnect !== now.shouldConnect) messageState.set({ ...now, shouldConnect });
};
