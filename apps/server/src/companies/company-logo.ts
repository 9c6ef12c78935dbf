import type { Database, Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { claimOf, openSession } from '../kit/sessions/open-session.ts';
import { readCompany } from './companies.sql.ts';
import { whichCompany } from './which-company.ts';

/** A company without a logo answers the mark of the product, so that a screen always has something to show. */
const OUR_MARK = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#D3F53D" stroke-width="1.75" stroke-linecap="round"><rect width="24" height="24" rx="6" fill="#11162E" stroke="none"/><path d="M6 9V7.5A1.5 1.5 0 0 1 7.500 6H9M15 6h1.500A1.500 1.500 0 0 1 18 7.500V9M18 15v1.500A1.500 1.500 0 0 1 16.500 18H15M9 18H7.500A1.500 1.500 0 0 1 6 16.500V15"/><circle cx="12" cy="12" r="2.300" fill="#D3F53D" stroke="none"/></svg>',
).toString('base64')}`;

/** Of the company that the code names; without one, of the session's company; without a session, of the only one there is. */
export async function companyLogo(database: Database, { authorization }: Visit, code: string | undefined) {
  if (code === undefined && authorization) {
    const claim = claimOf(authorization);
    return database.begin({
      reads: true,
      first: (tx) => openSession(tx, claim),
      work: (tx, { companyId }) => logoOf(tx, companyId),
    });
  }
  const companyId = await whichCompany(database.outside, code);
  return database.asCompany(companyId, (tx) => logoOf(tx, companyId));
}

const logoOf = async (tx: Tx, companyId: number) => (await readCompany(tx, companyId)).logo ?? OUR_MARK;
