import { compare, isZero, round } from '../kit/fixed-point.ts';
import { QUANTITY_SCALE, sumQuantities } from '../kit/quantity.ts';
import { broken, type Facts, notExpected, type Violation, when } from '../kit/rules.ts';
import type { TrackableLevel } from '../parts/part-shapes.ts';
import { asLocation, serialKey } from './posting-shapes.ts';

export type TracedPart = { readonly partNumber: string; readonly trackableLevel: TrackableLevel };

export const isMore = (quantity: string, limit: string) => compare(quantity, limit) > 0;

/** Active locations by their code. Only the server knows them all; a screen leaves them out. */
export type KnownLocations = ReadonlyMap<string, { readonly warehouse: string; readonly purpose: string }>;

export const locationRules = (typed: string, field: string, known?: KnownLocations): Violation[] => {
  const location = asLocation(typed);
  if (location === '') return [broken('LOCATION_REQUIRED', field)];
  return when(known !== undefined && !known.has(location), () => broken('LOCATION_NOT_EXIST', field, { location }));
};

/**
 * A location that goods on hand may come to. A transit location holds only SIT, which nobody counts or picks. A QA location
 * is allowed: released goods stay there.
 */
export const stockLocationRules = (typed: string, field: string, known?: KnownLocations): Violation[] => {
  const location = asLocation(typed);
  return [
    ...locationRules(typed, field, known),
    ...when(known?.get(location)?.purpose === 'TRANSIT', () => broken('LOCATION_FOR_TRANSIT', field, { location })),
  ];
};

export const holdRules = (
  { partNumber, hold }: { readonly partNumber: string; readonly hold: boolean },
  field: string,
  more: Facts = {},
): Violation[] => when(hold, () => broken('PART_IS_HOLD', field, { partNumber, ...more }));

/** A traced part needs as many serial numbers as pieces, each once; any other part has none. */
export const serialRules = (
  { partNumber, trackableLevel }: TracedPart,
  quantity: string,
  serials: readonly string[] = [],
  field: string,
): Violation[] => {
  if (trackableLevel !== 'SERIAL') return when(serials.length > 0, () => notExpected(field));
  if (serials.length === 0) return [broken('SERIAL_REQUIRED', field, { partNumber })];
  if (compare(String(serials.length), quantity) !== 0)
    return [broken('SERIAL_COUNT_NOT_MATCH', field, { partNumber, quantity: round(quantity, QUANTITY_SCALE) })];
  const keys = serials.map(serialKey);
  const serial = serials.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
  return serial === undefined ? [] : [broken('SERIAL_TWICE', field, { serial, partNumber })];
};

/** Quantities by key, added up in their order: each with the sum so far, itself included. */
export const runningSums = <Row extends { readonly quantity: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
): (Row & { readonly sum: string })[] => {
  const sums = new Map<unknown, string>();
  return rows.map((row) => {
    const sum = sumQuantities([sums.get(keyOf(row)) ?? '0', row.quantity]);
    sums.set(keyOf(row), sum);
    return { ...row, sum };
  });
};

type OverMaximum =
  | ('QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED' | 'RETURNED_QTY_IS_OVER')
  | ('SHIPPED_QTY_IS_OVER' | 'ISSUED_QTY_IS_OVER');

/** `sum` is that of the lines of an item so far. */
export const sumRules = (
  { itemNumber, sum, max }: { readonly itemNumber: number; readonly sum: string; readonly max: string },
  over: OverMaximum,
  field: string,
): Violation[] => when(isMore(sum, max), () => broken(over, field, { itemNumber, maximum: max }));

export type LineQuantity = {
  readonly itemNumber: number;
  /** An NA item has a quantity, any other has locations. */
  readonly isNa: boolean;
  readonly quantity: string;
  /** Most that can be moved of the item now. */
  readonly max: string;
  readonly field: string;
};

/** All lines of an item together move no more than is left of it. */
export const maximumRules = (lines: readonly LineQuantity[], over: OverMaximum): Violation[] =>
  runningSums(lines, ({ itemNumber }) => itemNumber).flatMap((line) =>
    sumRules(line, over, `${line.field}.${line.isNa ? 'quantity' : 'locations'}`),
  );

/** Stock of a part at a location. */
export type Shelf = { readonly location: string; readonly onHand: string; readonly partFrom?: string };

/** A quantity that a request takes from a location. */
export type Taken = {
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: string;
  readonly locationField: string;
  readonly quantityField: string;
  /** Where the part lies; undefined while it is not known. */
  readonly shelves: readonly Shelf[] | undefined;
  /** The origin that is asked for; null where any will do. */
  readonly partFrom?: string | null;
};

/**
 * All lines together take no more from a location than lies there, and only of the origin that is asked for. Where nothing
 * is left, the location is wrong, not how much of it is asked for.
 */
export const takenRules = (
  taken: readonly Taken[],
  over: 'SHIPPED_QTY_OVER_ON_HAND' | 'ISSUED_QTY_OVER_ON_HAND' | 'MOVED_QTY_OVER_ON_HAND',
): Violation[] =>
  taken.flatMap((one) => {
    const { partNumber, shelves, partFrom = null } = one;
    const location = asLocation(one.location);
    if (!shelves || location === '') return [];
    const shelf = shelves.find((each) => each.location === location);
    if (!shelf) return [broken('INVENTORY_NOT_EXIST', one.locationField, { partNumber, location })];
    const sum = sumQuantities(
      taken
        .filter((other) => other.partNumber === partNumber && asLocation(other.location) === location)
        .map(({ quantity }) => quantity),
    );
    return [
      ...when(partFrom !== null && shelf.partFrom !== partFrom, () =>
        broken('PART_FROM_NOT_EXIST', one.locationField, { partNumber, location }),
      ),
      ...when(isMore(sum, shelf.onHand), () =>
        broken(over, isZero(shelf.onHand) ? one.locationField : one.quantityField, {
          onHandQuantity: shelf.onHand,
          location,
        }),
      ),
    ];
  });
