import {
  type KnownLocations,
  locationRules,
  type Shelf,
  serialRules,
  stockLocationRules,
  type TracedPart,
  takenRules,
} from '../../inventory/posting-rules.ts';
import { asLocation } from '../../inventory/posting-shapes.ts';
import type { CallInput } from '../../kit/call.ts';
import { isZero } from '../../kit/fixed-point.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { putAside } from './put-aside.ts';

export type PutAsideBody = CallInput<typeof putAside>['body'];

export type PutAsideFacts = {
  /** How the part is traced; undefined while it is not known. */
  readonly part: TracedPart | undefined;
  /** Where the part lies. Only a screen has it: the server finds out under its lock. */
  readonly shelves?: readonly Shelf[] | undefined;
  /** Only the server has it. */
  readonly known?: KnownLocations;
};

export const putAsideRules = (
  { partNumber, location, quantity, to, reason, note, serials }: PutAsideBody,
  { part, shelves, known }: PutAsideFacts,
): Violation[] => {
  const warehouseOf = (typed: string) => known?.get(asLocation(typed))?.warehouse;
  return [
    ...locationRules(location, 'location', known),
    ...stockLocationRules(to, 'to', known),
    ...when(warehouseOf(to) !== warehouseOf(location), () =>
      broken('PUT_ASIDE_IN_OTHER_WAREHOUSE', 'to', { location: asLocation(to) }),
    ),
    ...when(isZero(quantity), () => broken('INVALID_QUANTITY', 'quantity')),
    ...when(reason === 'OTHER' && !note?.trim(), () => broken('FIELD_REQUIRED', 'note', { msg: 'note' })),
    ...(part && !isZero(quantity) ? serialRules(part, quantity, serials, 'serials') : []),
    ...takenRules(
      [{ partNumber, location, quantity, locationField: 'location', quantityField: 'quantity', shelves }],
      'MOVED_QTY_OVER_ON_HAND',
    ),
  ];
};
