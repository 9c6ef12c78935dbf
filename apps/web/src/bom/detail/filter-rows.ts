import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { compare } from '@gemba/contract/kit/fixed-point';
import { plainWords } from '../../kit/text/plain-words.ts';

export type BomFilter = { short: boolean; q: string };

export const isShort = ({ short }: Pick<BomRow, 'short'>) => compare(short, '0') > 0;

const hasWords = ({ component, description, descriptionZh, descriptionEs, replaceItem }: BomRow, q: string) =>
  [component, description, descriptionZh, descriptionEs, replaceItem].some(
    (words) => words && plainWords(words).includes(q),
  );

const parentsOf = (path: string) => {
  const items = path.split('.');
  return items.slice(1).map((_, index) => items.slice(0, index + 1).join('.'));
};

/** The rows that fit, each below the rows that lead to it, and how many of them fit. */
export const filterRows = (rows: readonly BomRow[], { short, q }: BomFilter) => {
  const words = plainWords(q.trim());
  const found = rows.filter((row) => (!short || isShort(row)) && (words === '' || hasWords(row, words)));
  const kept = new Set(found.flatMap(({ path }) => [...parentsOf(path), path]));
  return { rows: rows.filter(({ path }) => kept.has(path)), count: found.length };
};
