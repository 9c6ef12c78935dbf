import type { Capability } from '../kit/capability.ts';
import { changePassword } from './change-password.ts';
import { getMenuPermission } from './get-menu-permission.ts';
import { getWecomConfig } from './get-wecom-config.ts';
import { keepForms } from './keep-forms.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { loginByWecom } from './login-by-wecom.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { revokeSession } from './revoke-session.ts';
import { switchRealTime } from './switch-real-time.ts';
import { endTurn } from './terminal/end-turn.ts';
import { listTerminalWorkers } from './terminal/list-terminal-workers.ts';
import { setPin } from './terminal/set-pin.ts';
import { switchWorker } from './terminal/switch-worker.ts';

export const authRoutes: Capability = [
  login,
  refresh,
  getWecomConfig,
  loginByWecom,
  logout,
  getMenuPermission,
  changePassword,
  keepForms,
  listSessions,
  revokeSession,
  switchRealTime,
  setPin,
  listTerminalWorkers,
  switchWorker,
  endTurn,
];
