import { changePassword } from './auth/change-password.ts';
import { getMenuPermission } from './auth/get-menu-permission.ts';
import { listSessions } from './auth/list-sessions.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refresh } from './auth/refresh.ts';
import { revokeSession } from './auth/revoke-session.ts';
import { getWecomConfig, loginByWecom } from './auth/wecom.ts';
import { getCompanyLogo } from './companies/get-company-logo.ts';
import { getSignInInfo } from './companies/get-sign-in-info.ts';
import { getVersion } from './companies/get-version.ts';
import { health, ready } from './companies/health.ts';
import { querySoftwareLicense } from './info-centres/query-software-license.ts';
import type { Call } from './kit/call.ts';
import { getPart } from './parts/get-part.ts';
import { listParts } from './parts/list-parts.ts';
import { partVendorPrices, partWhereUsed } from './parts/part-relations.ts';
import { partOnDemand, partOnHand, partOnOrder, partOnSit, partSupplyAndDemand } from './parts/part-rows.ts';

/** Every call there is. The OpenAPI document, the parity check and the sweeps of the tests go over this list. */
export const calls: readonly Call[] = [
  health,
  ready,
  getVersion,
  getSignInInfo,
  getCompanyLogo,
  login,
  refresh,
  logout,
  getMenuPermission,
  changePassword,
  listSessions,
  revokeSession,
  getWecomConfig,
  loginByWecom,
  listParts,
  getPart,
  partOnHand,
  partOnDemand,
  partOnOrder,
  partOnSit,
  partSupplyAndDemand,
  partVendorPrices,
  partWhereUsed,
  querySoftwareLicense,
];
