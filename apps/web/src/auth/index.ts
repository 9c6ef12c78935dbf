/** Auth: the signed-in person, their company and roles, and the session. */
export { companySetting } from './person/company-setting.ts';
export { addressOf, type Thing, thingAt } from './person/links.ts';
export { personNow } from './person/person-now.ts';
export { useLinkTo } from './person/use-link-to.ts';
export { useMenus } from './person/use-menus.ts';
export { usePerson } from './person/use-person.ts';
export { useRefusedKind } from './person/use-refused-kind.ts';
export { useToday } from './person/use-today.ts';
export { userInfo, waitsForWorker } from './person/user-info.ts';
export { takeAlong } from './session/kept-forms.ts';
export { messageState } from './session/message-state.ts';
export { isSignedIn, leftDeliberately, startSession } from './session/session.ts';
export { startAuth } from './session/start-auth.ts';
export { useLogout } from './session/use-logout.ts';
export { LoginScreen } from './sign-in/LoginScreen.tsx';
export { returnPath } from './sign-in/return-to.ts';
