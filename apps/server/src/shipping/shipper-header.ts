import type { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import type * as z from 'zod/mini';
import type { CompanyFacts } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { HeaderRow } from './write-shipper.sql.ts';

export type Header = z.output<typeof ShipperHeader>;

/** What the paper says, as it is kept. */
export async function checkedHeader(
  tx: Tx,
  companyId: number,
  header: Header,
  { today }: CompanyFacts,
  orderDate: string,
) {
  const { shippedDate = today, freightTotal = null, grossWeight = null } = header;
  if (shippedDate > today) refuse('SHIPPED_DATE_IN_FUTURE', { field: 'header.shippedDate' });
  if (header.shippedDate !== undefined && header.shippedDate < orderDate)
    refuse('SHIPPED_BEFORE_ORDER', { orderDate, field: 'header.shippedDate' });
  const carrier = header.carrier?.trim() || null;
  if (carrier !== null) {
    const found = await tx.query('select 1 from carrier where company_id = $1 and carrier_code = $2', [
      companyId,
      carrier,
    ]);
    if (found.length === 0) refuse('CODE_NOT_EXIST', { value: carrier, field: 'header.carrier' });
  }
  const row: HeaderRow = {
    ...{ carrier, trackingNumber: header.trackingNumber?.trim() || null, freightTotal, grossWeight },
    freightRateCode: header.freightRateCode?.trim() || null,
  };
  return { row, shippedDate };
}
