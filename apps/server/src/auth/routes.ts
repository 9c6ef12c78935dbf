import type { Capability } from '../kit/capability.ts';
import { changePassword } from './change-password.ts';
import { getMenuPermission } from './get-menu-permission.ts';
import { getWecomConfig } from './get-wecom-config.ts';
import { acceptInvitation } from './invitation/accept-invitation.ts';
import { openInvitation } from './invitation/open-invitation.ts';
import { keepForms } from './keep-forms.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { loginByWecom } from './login-by-wecom.ts';
import { logout } from './logout.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeyLogin } from './passkeys/begin-passkey-login.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { loginByPasskey } from './passkeys/login-by-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { refresh } from './refresh.ts';
import { revokeSession } from './revoke-session.ts';
import { beginSso } from './sso/begin-sso.ts';
import { loginBySso } from './sso/login-by-sso.ts';
import { switchRealTime } from './switch-real-time.ts';
import { endTurn } from './terminal/end-turn.ts';
import { listTerminalWorkers } from './terminal/list-terminal-workers.ts';
import { setPin } from './terminal/set-pin.ts';
import { switchWorker } from './terminal/switch-worker.ts';

export const authRoutes: Capability = [
  login,
  refresh,
  openInvitation,
  acceptInvitation,
  getWecomConfig,
  loginByWecom,
  beginPasskeyLogin,
  loginByPasskey,
  beginSso,
  loginBySso,
  logout,
  getMenuPermission,
  changePassword,
  keepForms,
  listSessions,
  revokeSession,
  beginPasskey,
  addPasskey,
  listPasskeys,
  removePasskey,
  switchRealTime,
  setPin,
  listTerminalWorkers,
  switchWorker,
  endTurn,
];
