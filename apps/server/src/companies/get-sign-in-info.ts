import * as contract from '@gemba/contract/companies/get-sign-in-info';
import type { CallReply } from '@gemba/contract/kit/call';
import { DEMO_PASSWORD, demoUsers } from '../demo/users.ts';
import { openOperation } from '../kit/http/operation.ts';
import type { Means } from '../kit/means.ts';
import { refuse } from '../kit/refuse.ts';
import { findCompany, hasPasskeys, readCompany, readMessengerName, readSsoName } from './companies.sql.ts';

type SignInInfo = CallReply<typeof contract.getSignInInfo>;

const DEMO_CODE = 'DEMO';

/** Facts for the Login screen. The demo users are named where there is a demo company, never in production. */
export const getSignInInfo = openOperation(contract.getSignInInfo, async (_visit, { query }, means) => {
  const { database, config } = means;
  const { companyCode } = query;
  const companyId = await findCompany(database.outside, companyCode);
  if (companyId === undefined && companyCode !== undefined) refuse('COMPANY_NOT_EXIST');
  const demo = await readDemo(means);
  if (companyId === undefined) {
    return {
      company: null,
      supportPhone: config.supportPhone ?? null,
      messenger: null,
      sso: null,
      passkeys: false,
      demo,
    };
  }
  const { company, messenger, sso, passkeys } = await database.asCompany(companyId, async (tx) => ({
    company: await readCompany(tx, companyId),
    messenger: await readMessengerName(tx, companyId),
    sso: await readSsoName(tx, companyId),
    passkeys: await hasPasskeys(tx, companyId),
  }));
  return {
    company: { companyCode: company.companyCode, companyName: company.companyName },
    supportPhone: company.supportPhone ?? config.supportPhone ?? null,
    messenger,
    sso,
    passkeys,
    demo,
  };
});

async function readDemo({ database, config }: Means): Promise<SignInInfo['demo']> {
  const companyId = config.production ? undefined : await findCompany(database.outside, DEMO_CODE);
  if (companyId === undefined) return null;
  const company = await database.asCompany(companyId, (tx) => readCompany(tx, companyId));
  if (!company.isDemo) return null;
  return {
    companyCode: DEMO_CODE,
    password: DEMO_PASSWORD,
    users: demoUsers.map(({ userName, displayName }) => ({ userName, displayName })),
  };
}
