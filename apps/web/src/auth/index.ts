/** Auth: who is there, of which company, with which roles, for how long. */
export { companySetting } from './company-setting.ts';
export { takeAlong } from './kept-forms.ts';
export { LoginScreen } from './LoginScreen.tsx';
export { addressOf, type Thing, useLinkTo } from './links.ts';
export { messageState } from './message-state.ts';
export { personNow } from './person-now.ts';
export { returnPath } from './return-to.ts';
export { isSignedIn, leftDeliberately, startSession } from './session.ts';
export { startAuth } from './start-auth.ts';
export { useMenus } from './use-menus.ts';
export { usePerson } from './use-person.ts';
export { useRefusedKind } from './use-refused-kind.ts';
export { useSignOut } from './use-sign-out.ts';
export { useToday } from './use-today.ts';
export { userInfo } from './user-info.ts';
