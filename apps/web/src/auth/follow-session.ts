import { personNow } from './person-now.ts';
import { clearSession, dropPerson, token } from './session.ts';
import { userInfo } from './user-info.ts';

const holder = () => (token.get() === '' ? undefined : personNow());

/**
 * Whoever empties the token, this tab or another, every screen of a session goes with it (`leave`). A tab that slept
 * through a sign-out and a sign-in sees a token before and after: there the person tells them apart (`startOver`).
 */
export const followSession = (leave: () => void, startOver: () => void) => {
  let before = holder();
  const follow = () => {
    const was = before;
    before = holder();
    if (was === undefined || was === before) return;
    if (before === undefined) {
      clearSession();
      leave();
    } else {
      dropPerson();
      startOver();
    }
  };
  token.subscribe(follow);
  userInfo.subscribe(follow);
  return follow;
};
