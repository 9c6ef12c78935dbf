import type { Movement, SerialMove } from '../../postings/index.ts';

/** A quantity of a part goes from one location to another. */
interface Load {
  readonly partNumber: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly quantity: bigint;
  readonly itemNumber: number;
  readonly reason?: string;
  /** Path of its line in the request. */
  readonly field?: string;
}

export interface Carried extends Load {
  readonly serials: readonly string[];
}

interface Way {
  /** The bucket that the goods leave, and how the log names leaving and arriving. */
  readonly bucket: 'onHand' | 'inTo';
  readonly out: Movement['movement'];
  readonly into: Movement['movement'];
}

export const WITHIN_WAREHOUSE: Way = { bucket: 'onHand', out: 'MOVE_OUT', into: 'MOVE_IN' };
export const OUT_OF_TRANSFER: Way = { bucket: 'inTo', out: 'HAND_OVER', into: 'TAKE_IN' };

/** Goods leave one location and arrive at the other at once, with their cost, tax and origin. Two movements for each item. */
export const carry = (items: readonly Load[], { bucket, out, into }: Way): Movement[] =>
  items.flatMap(({ partNumber, fromLocation, toLocation, quantity, itemNumber: item, reason = null, field }) => [
    { partNumber, location: fromLocation, movement: out, [bucket]: -quantity, item, reason, ...fieldsOf(field) },
    { partNumber, location: toLocation, movement: into, onHand: quantity, item, reason, carried: true },
  ]);

/** Goods leave a location for another warehouse. They are in transfer until they arrive. */
export const send = (items: readonly Load[]): Movement[] =>
  items.map(({ partNumber, fromLocation: location, quantity, itemNumber: item, field }) => ({
    partNumber,
    location,
    movement: 'SEND',
    onHand: -quantity,
    inTo: quantity,
    item,
    ...fieldsOf(field),
  }));

const fieldsOf = (field: string | undefined) =>
  field === undefined ? {} : { fields: { location: `${field}.fromLocation`, quantity: `${field}.quantity` } };

export const carrySerials = (items: readonly Carried[], from: 'STOCK' | 'PICKED'): SerialMove[] =>
  items.flatMap(({ partNumber, fromLocation, toLocation, serials, field }) =>
    serials.map((serial) => ({
      partNumber,
      serial,
      ...(field && { field: `${field}.serials` }),
      from: { place: from, location: fromLocation },
      to: { place: 'STOCK', location: toLocation },
    })),
  );

/** A piece in transfer belongs to the location it left, where nobody can take it. */
export const sendSerials = (items: readonly Carried[]): SerialMove[] =>
  items.flatMap(({ partNumber, fromLocation: location, serials, field }) =>
    serials.map((serial) => ({
      partNumber,
      serial,
      ...(field && { field: `${field}.serials` }),
      from: { place: 'STOCK', location },
      to: { place: 'PICKED', location },
    })),
  );
