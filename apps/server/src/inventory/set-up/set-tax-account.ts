import * as contract from '@gemba/contract/inventory/set-up/set-tax-account';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const updateAccount = statement<{ companyId: number; taxCode: string; accountNumber: string }, object>(
  `update tax_rate set account_number = :accountNumber where company_id = :companyId and tax_code = :taxCode and account_number is null
  and exists (select from account where company_id = :companyId and account_number = :accountNumber and active
               and kind in ('ASSET', 'LIABILITY') for share) returning 1`,
);
const selectTaxRate = statement<{ companyId: number; taxCode: string }, { settled: boolean }>(
  `select account_number is not null as settled from tax_rate where company_id = :companyId and tax_code = :taxCode`,
);

/** Sets the account of a tax only where there is none. */
export const setTaxAccount = operation(contract.setTaxAccount, async (tx, { companyId }, { params, body }) => {
  const { taxCode } = params;
  const { accountNumber } = body;
  const set = await tx.first(updateAccount({ companyId, taxCode, accountNumber }));
  if (set) return { taxCode, accountNumber };
  const rate = await tx.first(selectTaxRate({ companyId, taxCode }));
  if (!rate) return refuse('CODE_NOT_EXIST', { value: taxCode, field: 'taxCode' });
  if (rate.settled) return refuse('TAX_ACCOUNT_EXISTS', { taxCode });
  return refuse('CODE_NOT_EXIST', { value: accountNumber, field: 'accountNumber' });
});
