import { getCompanyLogo } from '@gemba/contract/companies/get-company-logo';
import { getSignInInfo } from '@gemba/contract/companies/get-sign-in-info';
import { getVersion } from '@gemba/contract/companies/get-version';
import { health, ready } from '@gemba/contract/companies/health';
import type { Capability } from '../kit/capability.ts';
import { builtAt, minimumClient, version } from '../kit/version.ts';
import { companyLogo } from './company-logo.ts';
import { signInInfo } from './get-sign-in-info.ts';
import { schemaVersion } from './ready.ts';

export const companiesRoutes: Capability = (serve, { database, config }) => {
  serve.open(health, async () => ({ status: 'alive' as const }));
  serve.open(ready, async () => ({ status: 'ready' as const, schema: await schemaVersion(database) }));
  serve.open(getVersion, async () => ({ version, builtAt, minimumClient }));
  serve.open(getSignInInfo, (_, { query }) => signInInfo(database, config, query.companyCode));
  serve.open(getCompanyLogo, (visit, { query }) => companyLogo(database, visit, query.companyCode));
};
