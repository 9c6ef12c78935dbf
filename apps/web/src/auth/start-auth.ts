import { lastCompanyCode } from '../companies/index.ts';
import { connectSession } from '../kit/client/session-port.ts';
import { connectFormOwner } from '../kit/form/form-owner.ts';
import { forgetOldPassword } from './forget-old-password.ts';
import { renewSession } from './renew-session.ts';
import { clearSession, isRenewalDue, loseSession, token } from './session.ts';
import { userInfo } from './user-info.ts';

/** Called once, before anything is drawn. `leave` goes to Login. */
export const startAuth = (leave: () => void) => {
  forgetOldPassword();
  connectFormOwner(() => `${lastCompanyCode.get()}/${userInfo.get().username}`);
  connectSession({ token: token.get, renew: renewSession, lost: loseSession });

  // Whoever empties the token, this tab or another, every screen of a session goes with it.
  let signedIn = token.get() !== '';
  token.subscribe(() => {
    const before = signedIn;
    signedIn = token.get() !== '';
    if (!before || signedIn) return;
    clearSession();
    leave();
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isRenewalDue() && token.get()) renewSession().catch(() => undefined);
  });
};
