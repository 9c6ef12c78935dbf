import { statement } from '../kit/database/statement.ts';

/** Whether the part has a BOM, of any revision. */
export const selectBom = statement<{ companyId: number; partNumber: string }, object>(
  'select 1 from bom where company_id = :companyId and part_number = :partNumber',
);
