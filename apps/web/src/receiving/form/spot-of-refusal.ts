import { type RefusedPosting } from '../../inventory/index.ts';
import { sentAt, sentLines } from './body.ts';
import type { Spot } from './faults.ts';
import type { ReceiveLine } from './receive-line.ts';
import { type Typed, typedOf } from './typed.ts';

const NAMES: Record<string, string> = { locations: 'places', qtyQualified: 'qualified', quantity: 'total' };

/** Where on the screen the server's refusal belongs; nothing where it is about the whole. A work order has one line. */
export const spotOfRefusal = (
  { code, field, data }: RefusedPosting,
  lines: readonly ReceiveLine[],
  typed: Typed,
): Spot | undefined => {
  if (field.startsWith('header.') || field === 'receiverNumber') return field;
  if (field === 'receivedDate') return 'header.receivedDate';
  const path = field.split('.');
  const [first, index] = path;
  const sent = sentLines(lines, typed);
  const line = first === 'items' ? sent[Number(index)] : first === 'locations' ? sent[0] : undefined;
  if (!line) {
    const named = lines.find(
      ({ itemNumber, part }) => itemNumber === data['itemNumber'] || part === data['partNumber'],
    );
    return named && String(named.itemNumber);
  }
  const [what, at, inside] = first === 'items' ? path.slice(2) : path;
  const name = NAMES[what ?? ''] ?? what ?? '';
  const { places } = typedOf(typed, line);
  const shown = sentAt(typedOf(typed, line));
  if (name !== 'places') return name ? `${line.itemNumber}.${name}` : String(line.itemNumber);
  if (at !== undefined) return `${line.itemNumber}.places.${shown[Number(at)] ?? 0}.${inside ?? 'location'}`;
  if (code === 'DUPLICATE_LOCATION') {
    const twice = places.findLastIndex(({ location }) => location.trim().toUpperCase() === data['location']);
    return `${line.itemNumber}.places.${Math.max(0, twice)}.location`;
  }
  return `${line.itemNumber}.places`;
};
