import { listPartOnHand } from '@gemba/contract/parts/part-rows';
import { usePages } from '../../kit/client/use-pages.ts';
import { rowsOf } from './rows-of.ts';

export const useListPartOnHand = (partNumber: string) => usePages(listPartOnHand, rowsOf('stock', partNumber));
