import { listPartOnHand } from '@gemba/contract/parts/part-rows';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { rowsOf } from './rows-of.ts';

export const useListPartOnHand = (partNumber: string) => usePages(listPartOnHand, rowsOf('stock', partNumber));

export const readPartOnHandAhead = (partNumber: string) => readPagesAhead(listPartOnHand, rowsOf('stock', partNumber));
