import { isPartNumber } from '@gemba/contract/parts/part-number';
import { partOnHand } from '@gemba/contract/parts/part-rows';
import { usePages } from '../../kit/client/use-pages.ts';
import { partKeys } from '../part-keys.ts';
import { type OpenKind, openKinds } from './open-kinds.ts';

const LIMIT = '100';

const asked = (what: string, partNumber: string) => ({
  key: partKeys.rows(what, partNumber),
  input: { params: { partNumber }, query: { limit: LIMIT } },
  enabled: isPartNumber(partNumber),
});

export const useStockRows = (partNumber: string) => usePages(partOnHand, asked('stock', partNumber));

export const useOpenRows = (kind: OpenKind, partNumber: string) => usePages(openKinds[kind], asked(kind, partNumber));
