import { BOM_LEVELS, type BomRow } from '@gemba/contract/bom/bom-shapes';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { bomKeys } from '../bom-keys.ts';
import type { Bom } from './bom.ts';
import { type BomFilter, filterRows } from './filter-rows.ts';
import { readLevels, readOneLevel } from './read-bom.ts';
import { type Below, byParent, levelOf, linesOf, rowsBelow } from './tree.ts';
import { useTreeSearch } from './use-tree-search.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * A tree that opens level by level: children are read when a row is opened. Several levels at once come in one call, and
 * a filter looks at all of them.
 */
export const useTree = ({ partNumber, depth, rows: top }: Bom, revision: string | undefined) => {
  const queries = useQueryClient();
  const { levels: chosen, filter, show } = useTreeSearch(depth);
  /** The rows that were opened or closed by hand, with the part that each of them needs. */
  const [turned, setTurned] = useState(NONE);
  const filtered = filter.short || filter.q.trim() !== '';
  const levels = filtered ? BOM_LEVELS : chosen;
  const read = useQuery({ ...readLevels(partNumber, revision, levels), enabled: levels > 1 });
  const wanted = useDeferredValue(filter);
  const shown = useMemo(
    () => read.data && (filtered ? filterRows(read.data.rows, wanted) : { rows: read.data.rows, count: undefined }),
    [read.data, filtered, wanted],
  );
  const whole = useMemo(() => shown && byParent(shown.rows), [shown]);
  /** So many levels are there without a further call. */
  const known = whole ? levels : 1;
  const asked = [...new Set([...turned].filter(([path]) => levelOf(path) >= known).map(([, component]) => component))];
  const nodes = useQueries({ queries: asked.map((component) => readOneLevel(component)) });
  const found = new Map(asked.map((component, index) => [component, nodes[index]]));

  const below = (row: BomRow): Below => {
    if (row.level < known) return whole?.get(row.path) ?? [];
    const node = found.get(row.component);
    if (node?.data) return rowsBelow(row, node.data.rows);
    return node?.isError ? 'failed' : 'coming';
  };
  return {
    lines: linesOf(whole ? (whole.get('') ?? []) : top, {
      isOpen: (path) => levelOf(path) < known !== turned.has(path),
      below,
    }),
    levels: chosen,
    filter,
    /** The number of rows that fit the filter, once they are read. */
    found: shown?.count,
    isOpening: levels > 1 && read.isPending,
    error: levels > 1 ? read.error : null,
    retryAll: read.refetch,
    /** There are more rows than anybody reads. */
    more: levels > 1 && (read.data?.more ?? false),
    /** Opens so many levels of everything. */
    openLevels: (count: number) => {
      setTurned(NONE);
      show({ levels: count, filter: { short: false, q: '' } });
    },
    setFilter: (next: BomFilter) => {
      setTurned(NONE);
      show({ filter: next });
    },
    toggle: ({ path, component }: BomRow) =>
      setTurned((before) => {
        const next = new Map(before);
        if (!next.delete(path)) next.set(path, component);
        return next;
      }),
    retry: (component: string) => queries.refetchQueries({ queryKey: bomKeys.bomsOf(component) }),
  };
};

export type BomTreeState = ReturnType<typeof useTree>;
