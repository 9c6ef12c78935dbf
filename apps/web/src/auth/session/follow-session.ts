import { personNow } from '../person/person-now.ts';
import { userInfo } from '../person/user-info.ts';
import { clearSession, dropPerson, token } from './session.ts';

const holder = () => (token.get() === '' ? undefined : personNow());

/**
 * When any tab empties the token, the screens of the session close (`leave`). A tab that slept through a sign-out and a
 * sign-in sees a token before and after: the person tells the two apart (`startOver`).
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
