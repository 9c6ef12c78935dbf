import type { Module } from '@gemba/contract/companies/modules';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';

/** What a posting must know of its company. */
export interface CompanyFacts {
  today: string;
  currency: string;
  receiveNeedIr: boolean;
  receivingPOZeroCost: boolean;
  creditLimitWarns: boolean;
  modules: readonly string[] | null;
}

const COMPANY = `select (now() at time zone time_zone)::date as today, base_currency as currency, receive_need_ir as "receiveNeedIr",
    receiving_po_zero_cost as "receivingPOZeroCost", credit_limit_warns as "creditLimitWarns",
    (select modules from licence l
      where l.company_id = company.company_id and l.valid_until >= (now() at time zone time_zone)::date) as modules
  from company where company_id = $1`;

export async function companyFacts(tx: Tx, companyId: number): Promise<CompanyFacts> {
  const [company] = await tx.query<CompanyFacts>(COMPANY, [companyId]);
  if (!company) throw new Error('a posting without a company');
  return company;
}

export function checkLicence({ modules }: CompanyFacts, ...needed: readonly Module[]) {
  const module = needed.find((one) => !modules?.includes(one));
  if (module) refuse('NOT_LICENSED', { module });
}
