import { sumQuantities } from '@gemba/contract/kit/quantity';

type Pages = { hasNextPage: boolean; isPending: boolean };

/**
 * The sum of the rows once all of them are loaded; before that the part's own number. The rows are read later than the
 * part, so they win if stock has moved in between.
 */
export const sumOf = (
  quantities: readonly string[] | undefined,
  { hasNextPage, isPending }: Pages,
  ofPart: string | undefined,
): string | undefined => (quantities && !hasNextPage && !isPending ? sumQuantities(quantities) : ofPart);
