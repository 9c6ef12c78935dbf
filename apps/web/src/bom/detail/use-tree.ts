import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bomKeys } from '../bom-keys.ts';
import { type Below, byParent, linesOf, rowsBelow } from './tree.ts';
import { readAllLevels, readOneLevel } from './use-bom.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * A tree that opens level by level: what lies below a row is read when somebody opens it. All of it is read in one
 * call, and what was read so is used from then on.
 */
export const useTree = (partNumber: string, revision: string | undefined, top: readonly BomRow[]) => {
  const queries = useQueryClient();
  const [everything, setEverything] = useState(false);
  const [isOpening, setOpening] = useState(false);
  /** The rows that are not as `everything` says, with the part that each of them needs. */
  const [turned, setTurned] = useState(NONE);
  const all = useQuery({ ...readAllLevels(partNumber, revision), enabled: everything });
  const whole = useMemo(() => all.data && byParent(all.data.rows), [all.data]);
  const asked = whole ? [] : [...new Set(turned.values())];
  const nodes = useQueries({ queries: asked.map((component) => readOneLevel(component)) });
  const found = new Map(asked.map((component, at) => [component, nodes[at]]));

  const below = (row: BomRow): Below => {
    if (whole) return whole.get(row.path) ?? [];
    const node = found.get(row.component);
    if (node?.data) return rowsBelow(row, node.data.rows);
    return node?.isError ? 'failed' : 'coming';
  };
  const openAll = async () => {
    setOpening(true);
    try {
      await queries.ensureQueryData(readAllLevels(partNumber, revision));
      setTurned(NONE);
      setEverything(true);
    } finally {
      setOpening(false);
    }
  };
  return {
    lines: linesOf(whole?.get('') ?? top, { isOpen: (path) => everything !== turned.has(path), below }),
    everything,
    isOpening,
    /** There are more rows than anybody reads. */
    more: everything && (all.data?.more ?? false),
    openAll,
    closeAll: () => {
      setTurned(NONE);
      setEverything(false);
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
