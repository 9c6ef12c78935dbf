import { numberAmong } from '@gemba/contract/kit/number-keys';
import { lookUpParts } from '@gemba/contract/parts/look-up-parts';
import type { PartName } from '@gemba/contract/parts/part-shapes';
import { call } from '../kit/client/call.ts';
import { usePages } from '../kit/client/use-pages.ts';
import { partKeys } from './part-keys.ts';

const LONGEST = 80;

/** The part that is called so, with or without its signs: for everybody whose forms take parts. */
export const partNamed = async (words: string): Promise<PartName | undefined> => {
  if (words.length > LONGEST || words.trim() === '') return undefined;
  const { items } = await call(lookUpParts, { query: { q: words } }, { quiet: true });
  const named = numberAmong(
    items.map(({ partNumber }) => partNumber),
    words,
  );
  return items.find(({ partNumber }) => partNumber === named);
};

/** Asks nothing for an empty search: the server would refuse it. */
export const useLookUpParts = (q: string) =>
  usePages(lookUpParts, {
    key: partKeys.names(q),
    input: { query: { q } },
    enabled: q !== '',
    keep: true,
  });
