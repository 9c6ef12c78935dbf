import type { RefusedPosting, Spot } from '../../inventory/index.ts';
import { sentAt, sentLines } from './body.ts';
import type { PickLine } from './pick-line.ts';
import { type Typed, typedOf } from './typed.ts';

const NAMES: Record<string, string> = { newQtyShipped: 'quantity', serial: 'serials' };

/** Where on the screen the server's refusal belongs; nothing where it is about the whole. */
export const spotOfRefusal = (
  { code, field, data }: RefusedPosting,
  lines: readonly PickLine[],
  typed: Typed,
  kind: 'ship' | 'issue',
): Spot | undefined => {
  if (field.startsWith('header.') || field === 'shipperNumber' || field === 'issuePassword') return field;
  if (code === 'NO_ITEM_TO_SHIP' || code === 'NO_ISSUED_QUANTITY') return 'form';
  if (code.startsWith('ISSUE_PASSWORD')) return 'issuePassword';
  const [first, index, what, at, inside = 'location'] = field.split('.');
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
  if (at === undefined) return `${own}.places`;
  return `${own}.places.${sentAt(typedOf(typed, line), kind)[Number(at)] ?? 0}.${NAMES[inside] ?? inside}`;
};
