import { quantityText, quantityUnits } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { ItemFacts } from './purchase-orders.sql.ts';
import type { Line, RequestFacts } from './request-facts.ts';

/** Which part of what came is qualified. Where the company wants no inspection reports, all of it is. */
export function inspected(
  line: Line,
  at: string,
  item: ItemFacts,
  quantity: bigint,
  { company, inspections }: RequestFacts,
) {
  const partNumber = item.partNumber ?? '';
  const irNumber = line.irNumber?.trim() || null;
  if (!company.receiveNeedIr) {
    if (line.qtyQualified !== undefined && quantityUnits(line.qtyQualified) !== quantity)
      refuse('INVALID_INPUT', { field: `${at}.qtyQualified`, rule: 'not_expected' });
    return { irNumber: checkedReport(irNumber), qualified: null };
  }
  const needed = item.qiType !== 'NONE';
  if (needed && irNumber === null) refuse('IR_NUMBER_REQUIRED', { partNumber, field: `${at}.irNumber` });
  if (needed && line.qtyQualified === undefined)
    refuse('FIELD_REQUIRED', { msg: 'qtyQualified', field: `${at}.qtyQualified` });
  const qualified = line.qtyQualified === undefined ? null : quantityUnits(line.qtyQualified);
  if (qualified !== null && qualified > quantity)
    refuse('QTY_QUALIFIED_OVER_RECEIVED', { received: quantityText(quantity), field: `${at}.qtyQualified` });
  return { irNumber: checkedReport(irNumber), qualified };

  /** A report that exists is of this part; one that does not will be written with the receipt. */
  function checkedReport(number: string | null) {
    const of = number === null ? undefined : inspections.get(number);
    if (of !== undefined && of !== partNumber)
      refuse('CODE_NOT_EXIST', { value: number ?? '', field: `${at}.irNumber` });
    return number;
  }
}
