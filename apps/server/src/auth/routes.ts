import { changePassword } from '@gemba/contract/auth/change-password';
import { getMenuPermission } from '@gemba/contract/auth/get-menu-permission';
import { keepForms } from '@gemba/contract/auth/keep-forms';
import { listSessions } from '@gemba/contract/auth/list-sessions';
import { login } from '@gemba/contract/auth/login';
import { logout } from '@gemba/contract/auth/logout';
import { refresh } from '@gemba/contract/auth/refresh';
import { revokeSession } from '@gemba/contract/auth/revoke-session';
import { menusOf } from '@gemba/contract/auth/screens';
import { getWecomConfig, loginByWecom } from '@gemba/contract/auth/wecom';
import type { Capability } from '../kit/capability.ts';
import { refuse } from '../kit/refuse.ts';
import { endSession } from './auth.sql.ts';
import { changeOwnPassword } from './change-password.ts';
import { keepFormsOf } from './kept-forms.ts';
import { ownSessions } from './list-sessions.ts';
import { logIn } from './login.ts';
import { logOut } from './logout.ts';
import { refreshSession } from './refresh.ts';
import { logInByMessenger, messengerConfig } from './wecom.ts';

export const authRoutes: Capability = (serve, means) => {
  serve.open(login, (visit, { body }) => logIn(means, visit, body));
  serve.open(refresh, (visit) => refreshSession(means, visit));
  serve.open(getWecomConfig, (visit, { query }) => messengerConfig(means, visit, query));
  serve.open(loginByWecom, (visit, { query }) => logInByMessenger(means, visit, query));

  serve.signedIn(logout, (tx, actor, _, visit) => logOut(tx, actor, visit));
  serve.signedIn(getMenuPermission, async (_, { roles, refId }) => {
    const person = { roles, onlyConsole: refId === null };
    return { menus: menusOf(person), roles: [...roles], onlyConsole: person.onlyConsole };
  });
  serve.signedIn(changePassword, (tx, actor, { body }, visit) =>
    changeOwnPassword(tx, actor, { current: body.currentPassword, wanted: body.newPassword }, means, visit),
  );
  serve.signedIn(keepForms, (tx, { companyId, userId }, { body }) => keepFormsOf(tx, companyId, userId, body.forms));
  serve.page(listSessions, ownSessions);
  serve.signedIn(revokeSession, async (tx, { companyId, userId }, { params }) => {
    const ended = await endSession(tx, companyId, userId, params.sessionId, 'REVOKED');
    return ended ? null : refuse('SESSION_NOT_EXIST');
  });
};
