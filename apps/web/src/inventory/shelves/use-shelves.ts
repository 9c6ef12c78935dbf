import type { LocationRow } from '@gemba/contract/inventory/find-locations';
import { isZero } from '@gemba/contract/kit/fixed-point';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueries } from '@tanstack/react-query';
import { inventoryKeys } from '../inventory-keys.ts';
import { locationsOfPart } from '../posting/use-find-locations.ts';

const MOST = '100';

/** A location where the part lies. */
export type PartShelf = Pick<LocationRow, 'location' | 'warehouse' | 'purpose'> & { onHand: string };

/** Where each of some parts lies, as far as it has been read. A part that lies in more places is not judged here. */
export const useShelves = (parts: readonly string[]) => {
  const known = [...new Set(parts.map(asPartNumber).filter(isPartNumber))];
  const read = useQueries({
    queries: known.map((part) => ({
      queryKey: inventoryKeys.shelves(part),
      staleTime: 0,
      refetchOnWindowFocus: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { items, nextCursor } = await locationsOfPart(part, MOST, { signal });
        return nextCursor === null ? items : undefined;
      },
    })),
  });
  const shelves = new Map(known.map((part, index) => [part, read[index]?.data]));
  return (part: string): readonly PartShelf[] | undefined =>
    shelves
      .get(asPartNumber(part))
      ?.flatMap(({ onHand, ...shelf }) => (onHand === null || isZero(onHand) ? [] : [{ ...shelf, onHand }]));
};
