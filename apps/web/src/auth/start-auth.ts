import { connectSession } from '../kit/client/session-port.ts';
import { connectFormOwner } from '../kit/form/form-owner.ts';
import { followSession } from './follow-session.ts';
import { forgetOldPassword } from './forget-old-password.ts';
import { personNow } from './person-now.ts';
import { renewSession } from './renew-session.ts';
import { isRenewalDue, loseSession, token } from './session.ts';

/** Called once, before anything is drawn. `leave` goes to Login, `startOver` begins anew for another person. */
export const startAuth = (leave: () => void, startOver: () => void) => {
  forgetOldPassword();
  connectFormOwner(personNow);
  connectSession({ token: token.get, person: personNow, renew: renewSession, lost: loseSession });
  const follow = followSession(leave, startOver);

  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    follow();
    if (isRenewalDue() && token.get()) renewSession().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', wake);
  // A page that comes back by the Back button was told of nothing while it was away.
  window.addEventListener('pageshow', wake);
};
