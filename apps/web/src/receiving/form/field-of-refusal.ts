import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import type { FieldPath } from '../../kit/form/use-form.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { sentLots } from './body.ts';
import { hasLotPlaces, type ReceiveLine } from './receive-line.ts';
import { type Typed, typedOf } from './typed.ts';

const OVER: readonly string[] = [
  'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
  'WORK_ORDER_QTY_RECEIVED_IS_OVER',
  'RETURNED_QTY_IS_OVER',
];
/** More than is left of an item: shown at its total, in the form's own sentence. */
export const isOver = (code: string) => OVER.includes(code);

const NAMES: Record<string, string> = { locations: 'places', qtyQualified: 'qualified', quantity: 'total' };

/** The field on the screen that a refusal belongs to; undefined where it is about the whole. A work order has one line. */
export const fieldOfRefusal = (
  { code, field, data }: Pick<RefusedPosting, 'code' | 'field' | 'data'>,
  lines: readonly ReceiveLine[],
  typed: Typed,
): FieldPath | undefined => {
  if (field.startsWith('header.') || field === 'receiverNumber') return field;
  if (field === 'receivedDate') return 'header.receivedDate';
  const path = field.split('.');
  const [first, index] = path;
  const lots = sentLots(lines, typed);
  const sent =
    first === 'items' ? lots[Number(index)] : first === 'locations' || first === 'lotNumber' ? lots[0] : undefined;
  if (!sent) {
    const named = lines.find(
      ({ itemNumber, part }) => itemNumber === data['itemNumber'] || part === data['partNumber'],
    );
    return named && String(named.itemNumber);
  }
  const { line, lot } = sent;
  if (isOver(code)) return `${line.itemNumber}.total`;
  const [what, place, inside] = first === 'items' ? path.slice(2) : path;
  const name = NAMES[what ?? ''] ?? what ?? '';
  const { places } = typedOf(typed, line);
  const [firstPlace = 0] = lot.indexes;
  if (name === 'lotNumber' && hasLotPlaces(line)) return `${line.itemNumber}.places.${firstPlace}.lot`;
  if (name === 'qualified' && sent.lots.length > 1) return `${line.itemNumber}.qualified.${firstPlace}`;
  if (name !== 'places') return name ? `${line.itemNumber}.${name}` : String(line.itemNumber);
  if (place !== undefined)
    return `${line.itemNumber}.places.${lot.indexes[Number(place)] ?? 0}.${inside ?? 'location'}`;
  if (code === 'DUPLICATE_LOCATION') {
    const isNamed = (shown: number) => asLocation(places[shown]?.location ?? '') === data['location'];
    return `${line.itemNumber}.places.${lot.indexes.findLast(isNamed) ?? 0}.location`;
  }
  return `${line.itemNumber}.places`;
};
