import { partWhereUsed } from '@gemba/contract/parts/part-relations';
import { usePages } from '../../kit/client/use-pages.ts';
import { partKeys } from '../part-keys.ts';

export const useWhereUsed = (partNumber: string) =>
  usePages(partWhereUsed, {
    key: partKeys.rows('whereUsed', partNumber),
    input: { params: { partNumber }, query: {} },
  });
