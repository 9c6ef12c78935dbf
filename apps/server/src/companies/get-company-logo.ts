import * as contract from '@gemba/contract/companies/get-company-logo';
import type { Tx } from '../kit/database/database.ts';
import { openOperation } from '../kit/http/operation.ts';
import { claimOf, openSession } from '../kit/sessions/open-session.ts';
import { readCompany, whichCompany } from './companies.sql.ts';

/** Answered for a company without a logo, so that a screen always has something to show. */
const OUR_MARK = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#D3F53D" stroke-width="1.75" stroke-linecap="round"><rect width="24" height="24" rx="6" fill="#11162E" stroke="none"/><path d="M6 9V7.5A1.5 1.5 0 0 1 7.500 6H9M15 6h1.500A1.500 1.500 0 0 1 18 7.500V9M18 15v1.500A1.500 1.500 0 0 1 16.500 18H15M9 18H7.500A1.500 1.500 0 0 1 6 16.500V15"/><circle cx="12" cy="12" r="2.300" fill="#D3F53D" stroke="none"/></svg>',
).toString('base64')}`;

/** The company is the one that the code names; without a code, that of the session; without a session, the only one. */
export const getCompanyLogo = openOperation(contract.getCompanyLogo, async (visit, { query }, { database }) => {
  if (query.companyCode === undefined && visit.authorization) {
    const claim = claimOf(visit);
    return database.begin({
      reads: true,
      first: (tx) => openSession(tx, claim),
      work: (tx, { companyId }) => logoOf(tx, companyId),
    });
  }
  const companyId = await whichCompany(database.outside, query.companyCode);
  return database.asCompany(companyId, (tx) => logoOf(tx, companyId));
});

const logoOf = async (tx: Tx, companyId: number) => (await readCompany(tx, companyId)).logo ?? OUR_MARK;
