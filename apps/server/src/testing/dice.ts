export type Choose = <Item>(items: readonly Item[]) => Item;

/** Always the same choices for the same seed, so that a failure can be repeated and two runs measure the same. */
export const dice = (seed: number): Choose => {
  let state = seed;
  return (items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] as (typeof items)[number];
  };
};
