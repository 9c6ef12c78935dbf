import { sumQuantities } from '@gemba/contract/kit/quantity';

type Pages = { hasNextPage: boolean; isPending: boolean };

/**
 * What the rows add up to once all of them are here; before that the number of the part itself. The rows are read
 * later than the part, so where stock moved in between they are the truth.
 */
export const sumOf = (
  quantities: readonly string[] | undefined,
  { hasNextPage, isPending }: Pages,
  ofPart: string | undefined,
): string | undefined => (quantities && !hasNextPage && !isPending ? sumQuantities(quantities) : ofPart);
