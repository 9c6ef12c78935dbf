import type { ClientBase } from 'pg';
import { journalRules } from './journal-rules.sql.ts';
import { orderRules } from './order-rules.sql.ts';
import { stockRules } from './stock-rules.sql.ts';

export const LEDGER_RULES: Readonly<Record<string, string>> = { ...stockRules, ...orderRules, ...journalRules };

export type LedgerFindings = Record<string, number>;

const ALL_RULES = Object.keys(LEDGER_RULES);

/** Counts the violations of each rule in one company. Needs a connection of the owner that nobody else uses. */
export async function checkCompany(client: Pick<ClientBase, 'query'>, companyId: number, rules = ALL_RULES) {
  const findings: LedgerFindings = {};
  await client.query(`select set_config('app.company_id', $1, false)`, [String(companyId)]);
  try {
    for (const rule of rules) {
      const { rows } = await client.query<{ count: string }>(`select (${LEDGER_RULES[rule]})::text as count`, [
        companyId,
      ]);
      findings[rule] = Number(rows[0]?.count);
    }
  } finally {
    await client.query(`select set_config('app.company_id', '', false)`);
  }
  return findings;
}

/** Sums them over all companies. All zero means that everything adds up. */
export async function checkLedger(client: Pick<ClientBase, 'query'>): Promise<LedgerFindings> {
  const findings: LedgerFindings = Object.fromEntries(ALL_RULES.map((rule) => [rule, 0]));
  const { rows: companies } = await client.query<{ company_id: number }>('select company_id from company order by 1');
  for (const { company_id } of companies) {
    for (const [rule, found] of Object.entries(await checkCompany(client, company_id)))
      findings[rule] = (findings[rule] ?? 0) + found;
  }
  return findings;
}
