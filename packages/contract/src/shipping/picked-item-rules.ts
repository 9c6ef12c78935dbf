import { holdRules, type Shelf, type Taken, type TracedPart, takenRules } from '../inventory/posting-rules.ts';
import { isZero } from '../kit/fixed-point.ts';
import { broken, type Violation, when } from '../kit/rules.ts';

/** `revision` is the part's own. */
export type PickedPart = TracedPart & { readonly hold: boolean; readonly revision: string | null };

/** An item of an order, as it stands before its goods leave the shelves. */
export type PickableItemFacts = {
  readonly itemNumber: number;
  /** Null: an NA item has a quantity and lies nowhere. */
  readonly part: PickedPart | null;
  /** The revision that the order asks for; null where any will do. */
  readonly revision: string | null;
  /** Most that can be taken now. */
  readonly max: string;
  /** The origin that the order asks for; null where any will do. */
  readonly partFrom: string | null;
  /** Where the part lies; undefined where the stock is checked elsewhere. */
  readonly shelves: readonly Shelf[] | undefined;
};

/** A quantity that a request takes of an item from a location. */
export type Pick = {
  readonly item: PickableItemFacts;
  readonly location: string;
  readonly quantity: string;
  /** The fields of the line, its location and its quantity in the request. */
  readonly field: string;
  readonly locationField: string;
  readonly quantityField: string;
};

/** `revision` is that of the order. */
export const partRules = (part: PickedPart, revision: string | null, field: string): Violation[] => [
  ...holdRules(part, field),
  ...(revision !== null && revision !== part.revision
    ? [broken('PART_REVISION_NOT_MATCH', field, { partNumber: part.partNumber, revision })]
    : []),
];

/** Picked goods must lie at the location, and one line never mixes origins. */
export const stockRules = (
  picks: readonly Pick[],
  over: 'SHIPPED_QTY_OVER_ON_HAND' | 'ISSUED_QTY_OVER_ON_HAND',
): Violation[] => {
  const taken = picks.flatMap(({ item, ...pick }): Taken[] =>
    item.part ? [{ ...pick, partNumber: item.part.partNumber, shelves: item.shelves, partFrom: item.partFrom }] : [],
  );
  return [...takenRules(taken, over), ...originRules(picks)];
};

const originOf = ({ item, location }: Pick) => item.shelves?.find((shelf) => shelf.location === location)?.partFrom;

const originRules = (picks: readonly Pick[]) =>
  [...new Set(picks.map(({ field }) => field))].flatMap((field) => {
    const own = picks.filter((pick) => pick.field === field && !isZero(pick.quantity));
    const origins = new Set(own.map(originOf).filter((origin) => origin !== undefined));
    const partNumber = own[0]?.item.part?.partNumber ?? '';
    return when(origins.size > 1, () => broken('NOT_SAME_PART_FROM', `${field}.locations`, { partNumber }));
  });
