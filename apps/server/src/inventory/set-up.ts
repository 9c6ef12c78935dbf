import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';

const SET_COST = `update part set std_cost = $3, version = version + 1
  where company_id = $1 and part_number = $2 and coalesce(std_cost, 0) = 0 returning std_cost as "standardCost"`;

/** Only where none is set up: changing one is another matter. */
export async function enterStandardCost(tx: Tx, companyId: number, partNumber: string, cost: string) {
  const [set] = await tx.query<{ standardCost: string }>(SET_COST, [companyId, partNumber, cost]);
  if (set) return { partNumber, standardCost: set.standardCost };
  const [known] = await tx.query('select 1 from part where company_id = $1 and part_number = $2', [
    companyId,
    partNumber,
  ]);
  return known ? refuse('STANDARD_COST_EXISTS', { partNumber }) : refuse('PART_NOT_EXIST', { partNumber });
}

const ACCOUNTS = `select account_number as "accountNumber", account_name as "accountName" from account
  where company_id = $1 and kind in ('ASSET', 'LIABILITY') order by account_number`;

export const accountsForTax = async (tx: Tx, companyId: number) => ({
  accounts: await tx.query<{ accountNumber: string; accountName: string }>(ACCOUNTS, [companyId]),
});

const SET_ACCOUNT = `update tax_rate set account_number = $3 where company_id = $1 and tax_code = $2 and account_number is null
  and exists (select from account where company_id = $1 and account_number = $3 and kind in ('ASSET', 'LIABILITY')) returning 1`;
const KNOWN = `select account_number is not null as settled from tax_rate where company_id = $1 and tax_code = $2`;

export async function enterTaxAccount(tx: Tx, companyId: number, taxCode: string, accountNumber: string) {
  const [set] = await tx.query(SET_ACCOUNT, [companyId, taxCode, accountNumber]);
  if (set) return { taxCode, accountNumber };
  const [rate] = await tx.query<{ settled: boolean }>(KNOWN, [companyId, taxCode]);
  if (!rate) return refuse('CODE_NOT_EXIST', { value: taxCode, field: 'taxCode' });
  if (rate.settled) return refuse('TAX_ACCOUNT_EXISTS', { taxCode });
  return refuse('CODE_NOT_EXIST', { value: accountNumber, field: 'accountNumber' });
}
