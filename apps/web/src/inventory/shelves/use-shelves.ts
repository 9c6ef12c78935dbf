import type { LocationRow } from '@gemba/contract/inventory/find-locations';
import { isZero } from '@gemba/contract/kit/fixed-point';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS } from '../../kit/client/use-read.ts';
import { inventoryKeys } from '../inventory-keys.ts';
import { locationsOfPart } from '../posting/use-find-locations.ts';

const MOST = '100';

/** A location where the part lies. */
export type PartShelf = Pick<LocationRow, 'location' | 'warehouse' | 'purpose'> & { onHand: string };

const readShelves = (part: string) =>
  queryOptions({
    queryKey: inventoryKeys.shelves(part),
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { items, nextCursor } = await locationsOfPart(part, MOST, { signal });
      return nextCursor === null ? items : undefined;
    },
  });

export const readShelvesAhead = async (typed: string) => {
  const part = asPartNumber(typed);
  if (isPartNumber(part)) await queries.prefetchQuery(readShelves(part));
};

/** Where each of some parts lies, as far as it has been read. A part that lies in more places is not judged here. */
export const useShelves = (parts: readonly string[]) => {
  const known = [...new Set(parts.map(asPartNumber).filter(isPartNumber))];
  const read = useQueries({
    queries: known.map((part) => ({ ...readShelves(part), refetchOnWindowFocus: false })),
  });
  const shelves = new Map(known.map((part, index) => [part, read[index]?.data]));
  return (part: string): readonly PartShelf[] | undefined =>
    shelves
      .get(asPartNumber(part))
      ?.flatMap(({ onHand, ...shelf }) => (onHand === null || isZero(onHand) ? [] : [{ ...shelf, onHand }]));
};
