import type { Capability } from '../kit/capability.ts';
import { getCompanyLogo } from './get-company-logo.ts';
import { getCompanyLook } from './get-company-look.ts';
import { getSignInInfo } from './get-sign-in-info.ts';
import { getVersion } from './get-version.ts';
import { checkHealth, checkReady } from './health.ts';

export const companiesRoutes: Capability = [
  checkHealth,
  checkReady,
  getVersion,
  getSignInInfo,
  getCompanyLogo,
  getCompanyLook,
];
