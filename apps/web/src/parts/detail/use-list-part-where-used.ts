import { listPartWhereUsed } from '@gemba/contract/parts/part-relations';
import { usePages } from '../../kit/client/use-pages.ts';
import { partKeys } from '../part-keys.ts';

export const useListPartWhereUsed = (partNumber: string) =>
  usePages(listPartWhereUsed, {
    key: partKeys.rows('whereUsed', partNumber),
    input: { params: { partNumber }, query: {} },
  });
