import type { getSignInInfo } from '@gemba/contract/companies/get-sign-in-info';
import type { CallReply } from '@gemba/contract/kit/call';
import { DEMO_PASSWORD, demoUsers } from '../demo/users.ts';
import type { Config } from '../kit/config.ts';
import type { Database } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { findCompany, readCompany, readMessengerName } from './companies.sql.ts';

type SignInInfo = CallReply<typeof getSignInInfo>;

const DEMO_CODE = 'DEMO';

/** What the Login screen may show of a company; the demo users are named where the demo company is, never in production. */
export async function signInInfo(
  database: Database,
  config: Pick<Config, 'production' | 'supportPhone'>,
  code: string | undefined,
): Promise<SignInInfo> {
  const companyId = await findCompany(database.outside, code);
  if (companyId === undefined) {
    if (code !== undefined) refuse('COMPANY_NOT_EXIST');
    return {
      company: null,
      supportPhone: config.supportPhone ?? null,
      messenger: null,
      demo: await demo(database, config),
    };
  }
  const { company, messenger } = await database.asCompany(companyId, async (tx) => ({
    company: await readCompany(tx, companyId),
    messenger: await readMessengerName(tx, companyId),
  }));
  return {
    company: { companyCode: company.company_code, companyName: company.company_name },
    supportPhone: company.support_phone ?? config.supportPhone ?? null,
    messenger,
    demo: await demo(database, config),
  };
}

async function demo(database: Database, config: Pick<Config, 'production'>): Promise<SignInInfo['demo']> {
  const companyId = config.production ? undefined : await findCompany(database.outside, DEMO_CODE);
  if (companyId === undefined) return null;
  const company = await database.asCompany(companyId, (tx) => readCompany(tx, companyId));
  if (!company.is_demo) return null;
  return {
    companyCode: DEMO_CODE,
    password: DEMO_PASSWORD,
    users: demoUsers.map(({ userName, displayName }) => ({ userName, displayName })),
  };
}
