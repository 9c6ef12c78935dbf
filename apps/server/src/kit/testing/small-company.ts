import { demoUsers, loadCompany } from '../../demo/index.ts';
import type { startTestApp } from './test-app.ts';

const hashPassword = async (text: string) => `$argon2id$${text}`;
const options = { size: 'small', today: '2026-06-18', hashPassword } as const;

/** A company with some months of coherent history, and somebody in it who may do everything. */
export async function loadSmallCompany(erp: Awaited<ReturnType<typeof startTestApp>>, code = 'TINY') {
  const company = { code, name: `${code} Works`, people: demoUsers.slice(0, 1), days: 100, scale: 0.5, parts: 0 };
  await erp.owner.query('begin');
  await loadCompany(erp.owner, options, '2026-06-18T12:42:00.000Z', company);
  await erp.owner.query('commit');
  await erp.owner.query('analyze');
  const { rows } = await erp.owner.query<{ company_id: number }>(
    'select company_id from company where company_code = $1',
    [code],
  );
  const companyId = rows[0]?.company_id as number;
  const { userName, userId } = await erp.user(companyId, { refId: null });
  return { companyId, userId, browser: await erp.signIn(code, userName) };
}
