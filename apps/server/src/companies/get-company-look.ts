import type { CompanyLook } from '@gemba/contract/companies/company-look';
import * as contract from '@gemba/contract/companies/get-company-look';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';

const selectLook = statement<{ companyId: number; known: number }, CompanyLook>(
  'select look_version, logo, wording, label_template from company where company_id = :companyId and look_version <> :known',
);

const NOTHING = 0;

/** The look of a company, unless it is the one that is known already. */
export const readLook = async (tx: Tx, companyId: number, known = NOTHING): Promise<CompanyLook | null> =>
  (await tx.first(selectLook({ companyId, known }))) ?? null;

export const getCompanyLook = operation(contract.getCompanyLook, (tx, { companyId }, { query: { known } }) =>
  readLook(tx, companyId, Number(known ?? NOTHING)),
);
