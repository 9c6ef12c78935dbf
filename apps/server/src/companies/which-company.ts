import type { Queries } from '../kit/database/query.ts';
import { refuse } from '../kit/refuse.ts';
import { findCompany } from './companies.sql.ts';

/** The company meant at the door, or why nobody can tell. */
export const whichCompany = async (outside: Queries, code: string | undefined): Promise<number> =>
  (await findCompany(outside, code)) ?? refuse(code === undefined ? 'COMPANY_CODE_REQUIRED' : 'COMPANY_NOT_EXIST');
