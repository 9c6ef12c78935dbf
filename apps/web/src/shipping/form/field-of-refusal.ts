import type { FieldPath } from '../../kit/form/use-form.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { sentAt, sentLines } from './body.ts';
import type { PickKind, PickLine } from './pick-line.ts';
import { type Typed, typedOf } from './typed.ts';

const NAMES: Record<string, string> = { newQtyShipped: 'quantity', serial: 'serials' };

/** The field on the screen that a refusal belongs to; undefined where it is about the whole. */
export const fieldOfRefusal = (
  { code, field, data }: Pick<RefusedPosting, 'code' | 'field' | 'data'>,
  lines: readonly PickLine[],
  typed: Typed,
  kind: PickKind,
): FieldPath | undefined => {
  if (field.startsWith('header.') || field === 'shipperNumber' || field === 'issuePassword') return field;
  if (code === 'NO_ITEM_TO_SHIP' || code === 'NO_ISSUED_QUANTITY') return 'form';
  if (code.startsWith('ISSUE_PASSWORD')) return 'issuePassword';
  const [first, index, what, place, inside = 'location'] = field.split('.');
  const line = first === 'items' ? sentLines(lines, typed)[Number(index)] : undefined;
  if (!line) {
    const named = lines.find(
      ({ itemNumber, part }) => itemNumber === data['itemNumber'] || part === data['partNumber'],
    );
    return named && String(named.itemNumber);
  }
  const own = String(line.itemNumber);
  if (what === 'quantity') return `${own}.total`;
  if (what !== 'locations') return own;
  // A part on hold and a wrong revision are about the line, too much about all of its places.
  if (code === 'PART_IS_HOLD' || code === 'PART_REVISION_NOT_MATCH') return own;
  if (place === undefined || code === 'ISSUED_QTY_IS_OVER') return `${own}.places`;
  return `${own}.places.${sentAt(typedOf(typed, line), kind)[Number(place)] ?? 0}.${NAMES[inside] ?? inside}`;
};
