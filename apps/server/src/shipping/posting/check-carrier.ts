import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

const selectCarrier = statement<{ companyId: number; carrier: string }, object>(
  'select 1 from carrier where company_id = :companyId and carrier_code = :carrier',
);

/** The carrier of a header, or null. An unknown one is refused. */
export async function checkCarrier(tx: Tx, companyId: number, typed: string | undefined) {
  const carrier = typed?.trim() || null;
  if (carrier === null) return null;
  const found = await tx.first(selectCarrier({ companyId, carrier }));
  return found ? carrier : refuse('CODE_NOT_EXIST', { value: carrier, field: 'header.carrier' });
}
