/** The ids after one of them has gone up or down by one place. */
export const movedBy = (ids: readonly number[], id: number, places: -1 | 1): number[] => {
  const index = ids.indexOf(id);
  const target = index + places;
  if (index < 0 || target < 0 || target >= ids.length) return [...ids];
  return ids.with(index, ids[target] ?? id).with(target, id);
};
