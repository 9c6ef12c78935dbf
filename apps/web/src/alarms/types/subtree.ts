import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';

type Node = Pick<AlarmType, 'type' | 'parent'>;

/** A type and everything below it. A type stands before its children. */
export const subtreeOf = <Type extends Node>(types: readonly Type[], root: number): Type[] => {
  const inside = new Set<number>([root]);
  return types.filter(({ type, parent }) => {
    if (parent !== null && inside.has(parent)) inside.add(type);
    return inside.has(type);
  });
};
