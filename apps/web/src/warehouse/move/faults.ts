import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { type Faults, isZero, type RefusedPosting, type Spot, type useRefusal } from '../../inventory/index.ts';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';
import { sentMoves, type Typed, type TypedMove } from './typed.ts';

export type Shelf = { location: string; onHand: string };
export type Rules = {
  say: ReturnType<typeof useRefusal>;
  shown: (quantity: string) => string;
  /** Where a part lies, once it is known. */
  shelvesOf: (part: string) => readonly Shelf[] | undefined;
  isTraced: (part: string) => boolean;
  /** What the part is called among the fields. */
  partWord: string;
};
type Found = (readonly [spot: Spot, says: string, late?: 'late'])[];

/** Every rule of a move that can be looked at before it is sent, in the words in which the server would refuse it. */
export const faultsOf = (typed: Typed, rules: Rules): Faults => {
  const sent = sentMoves(typed);
  const found: Found =
    sent.length === 0
      ? [['form', rules.say('NO_ITEM_TO_MOVE'), 'late']]
      : sent.flatMap(({ move, at }) =>
          moveFaults(move, rules).map(([spot, ...fault]): Found[number] => [`${at}.${spot}`, ...fault]),
        );
  return new Map(found.toReversed().map(([spot, says, late]) => [spot, { says, late: late === 'late' }]));
};

const moveFaults = (move: TypedMove, { say, shown, shelvesOf, isTraced, partWord }: Rules): Found => {
  const { from, to, quantity, serials } = move;
  const partNumber = asPartNumber(move.part);
  const found: Found = [];
  if (partNumber === '') found.push(['part', say('FIELD_REQUIRED', { msg: partWord }), 'late']);
  else if (!isPartNumber(partNumber)) found.push(['part', say('INVALID_PART_NUMBER'), 'late']);
  if (from.trim() === '') found.push(['from', say('LOCATION_REQUIRED'), 'late']);
  if (to.trim() === '') found.push(['to', say('LOCATION_REQUIRED'), 'late']);
  else if (to.trim() === from.trim()) found.push(['to', say('SAME_LOCATION', { location: to })]);
  if (isZero(quantity)) found.push(['quantity', say('INVALID_QUANTITY'), 'late']);
  const shelves = shelvesOf(partNumber);
  const onHand = shelves?.find(({ location }) => location === from)?.onHand;
  if (shelves && from !== '' && onHand === undefined)
    found.push(['from', say('INVENTORY_NOT_EXIST', { partNumber, location: from })]);
  if (onHand !== undefined && compareDecimals(quantity, onHand) > 0)
    found.push(['quantity', say('MOVED_QTY_OVER_ON_HAND', { onHandQuantity: shown(onHand), location: from })]);
  if (isTraced(partNumber) && !isZero(quantity) && compareDecimals(String(serials.length), quantity) !== 0)
    found.push([
      'serials',
      serials.length === 0
        ? say('SERIAL_REQUIRED', { partNumber })
        : say('SERIAL_COUNT_NOT_MATCH', { partNumber, quantity: shown(quantity) }),
      'late',
    ]);
  return found;
};

const NAMES: Record<string, string> = { partNumber: 'part', fromLocation: 'from', toLocation: 'to' };

/** Where on the screen the server's refusal belongs. */
export const spotOfRefusal = ({ code, field, data }: RefusedPosting, typed: Typed): Spot | undefined => {
  if (code === 'NO_ITEM_TO_MOVE') return 'form';
  const [first, index, what = 'from'] = field.split('.');
  const sent = sentMoves(typed);
  const named = sent.find(
    ({ move }) => move.part === data['partNumber'] && (!data['location'] || move.from === data['location']),
  );
  const at = first === 'items' ? sent[Number(index)]?.at : named?.at;
  return at === undefined ? undefined : `${at}.${NAMES[what] ?? what}`;
};
