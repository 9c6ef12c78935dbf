import { loadDemo } from '../../demo/index.ts';
import { startTestApp } from './test-app.ts';

export const TODAY = '2026-06-18';

/** The demo company with two years of orders, somebody in it who may read them all, and somebody of another company. */
export async function startDemoCompany(env: Record<string, string> = {}) {
  const erp = await startTestApp(env);
  const hashPassword = async () => '$argon2id$nobody signs in by it';
  await loadDemo(erp.owner, { size: 'small', today: TODAY, hashPassword });
  const { rows } = await erp.owner.query<{ company_id: number }>(
    `select company_id from company where company_code = 'DEMO'`,
  );
  const companyId = rows[0]?.company_id as number;
  const { userName, userId } = await erp.user(companyId, { refId: null });
  const rival = await erp.somebody();
  return {
    ...erp,
    companyId,
    userId,
    clerk: await erp.signIn('DEMO', userName),
    rival: rival.browser,
    /** Rows of this company, read past every policy; `$1` is the company. */
    rows: async <Row extends object>(text: string, ...values: unknown[]) =>
      (await erp.owner.query<Row>(text, [companyId, ...values])).rows,
  };
}
