import type { ClientBase } from 'pg';
import { journalRules } from './journal-rules.sql.ts';
import { orderRules } from './order-rules.sql.ts';
import { stockRules } from './stock-rules.sql.ts';

export const LEDGER_RULES: Readonly<Record<string, string>> = { ...stockRules, ...orderRules, ...journalRules };

export type LedgerFindings = Record<string, number>;

/**
 * Counts what breaks each rule of the ledgers, over all companies; all zero means that everything adds up.
 * Takes a connection of the owner that nobody else uses: it goes through the companies one after the other.
 */
export async function checkLedger(
  client: Pick<ClientBase, 'query'>,
  rules: readonly string[] = Object.keys(LEDGER_RULES),
): Promise<LedgerFindings> {
  const findings: LedgerFindings = Object.fromEntries(rules.map((rule) => [rule, 0]));
  const { rows: companies } = await client.query<{ company_id: number }>('select company_id from company order by 1');
  try {
    for (const { company_id } of companies) {
      await client.query(`select set_config('app.company_id', $1, false)`, [String(company_id)]);
      for (const rule of rules) {
        const { rows } = await client.query<{ count: string }>(`select (${LEDGER_RULES[rule]})::text as count`, [
          company_id,
        ]);
        findings[rule] = (findings[rule] ?? 0) + Number(rows[0]?.count);
      }
    }
  } finally {
    await client.query(`select set_config('app.company_id', '', false)`);
  }
  return findings;
}
