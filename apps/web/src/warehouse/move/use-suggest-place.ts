import { asPartNumber } from '@gemba/contract/parts/part-number';
import { suggestPlace } from '@gemba/contract/warehouse/move/suggest-place';
import { useQueries } from '@tanstack/react-query';
import { freshOf } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';
import type { Way } from './suggest.ts';

const place = ({ part, from }: Way) =>
  freshOf(suggestPlace, warehouseKeys.place(part, from), { query: { part, from } });

/** Where each of some parts may go from where it lies, as far as it has been read. */
export const useSuggestPlace = (ways: readonly Way[]) => {
  const read = useQueries({ queries: ways.map(place) });
  return ({ part, from }: Way) => {
    const known = ways.findIndex((way) => way.part === asPartNumber(part) && way.from === from);
    return read[known]?.data?.place ?? undefined;
  };
};
