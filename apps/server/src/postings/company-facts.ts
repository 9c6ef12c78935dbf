import type { Module } from '@gemba/contract/companies/modules';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

/** The settings of the company that postings depend on. */
export interface CompanyFacts {
  today: string;
  currency: string;
  receiveNeedIr: boolean;
  receivingPOZeroCost: boolean;
  creditLimitWarns: boolean;
  modules: readonly string[] | null;
}

const selectCompany = statement<{ companyId: number }, CompanyFacts>(
  `select (now() at time zone time_zone)::date as today, base_currency as currency, receive_need_ir,
    receiving_po_zero_cost as "receivingPOZeroCost", credit_limit_warns,
    (select modules from licence l
      where l.company_id = company.company_id and l.valid_until >= (now() at time zone time_zone)::date) as modules
  from company where company_id = :companyId`,
);

export async function companyFacts(tx: Tx, companyId: number): Promise<CompanyFacts> {
  const company = await tx.first(selectCompany({ companyId }));
  if (!company) throw new Error('a posting without a company');
  return company;
}

export function checkLicence({ modules }: CompanyFacts, ...needed: readonly Module[]) {
  const module = needed.find((name) => !modules?.includes(name));
  if (module) refuse('NOT_LICENSED', { module });
}
