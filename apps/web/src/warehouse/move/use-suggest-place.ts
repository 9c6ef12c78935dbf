import { asPartNumber } from '@gemba/contract/parts/part-number';
import { suggestPlace } from '@gemba/contract/warehouse/move/suggest-place';
import { useQueries } from '@tanstack/react-query';
import { freshOf } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';
import type { Way } from './suggest.ts';

const place = ({ part, from }: Way, last: string | undefined) => {
  const query = { part, from, ...(last && { last }) };
  return freshOf(suggestPlace, warehouseKeys.place(query), { query });
};

/** Where each of some parts may go from where it lies, as far as it has been read. `last`: where the last part went. */
export const useSuggestPlace = (ways: readonly Way[], last: string | undefined) => {
  const read = useQueries({ queries: ways.map((way) => place(way, last)) });
  return ({ part, from }: Way) => {
    const known = ways.findIndex((way) => way.part === asPartNumber(part) && way.from === from);
    return read[known]?.data?.place ?? undefined;
  };
};
