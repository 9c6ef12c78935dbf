import { demoUsers, loadCompany } from '../demo/index.ts';
import { quickHash } from './quick-hash.ts';
import type { startTestApp } from './test-app.ts';

const DAY = '2026-06-18';
const company = { code: 'TINY', name: 'TINY Works', people: demoUsers.slice(0, 1), days: 100, scale: 0.5, parts: 0 };
let count = 0;

/** A company with some months of coherent history up to a day, and somebody in it who may do everything. */
export async function loadSmallCompany({ owner, user, signIn }: Awaited<ReturnType<typeof startTestApp>>, today = DAY) {
  await owner.query('begin');
  const options = { size: 'small', today, hashPassword: quickHash } as const;
  await loadCompany(owner, options, `${today}T12:42:00.000Z`, company);
  // The history of the demo follows from its code, so it gets a code of its own only now.
  const { rows } = await owner.query<{ id: number; code: string }>(
    'update company set company_code = $2 where company_code = $1 returning company_id as id, company_code as code',
    [company.code, `TINY${(count += 1)}`],
  );
  await owner.query('commit');
  const { id: companyId, code: companyCode } = rows[0] as (typeof rows)[number];
  const { userName, userId } = await user(companyId, { refId: 'E-170' });
  return { companyId, companyCode, userId, browser: await signIn(companyCode, userName) };
}
