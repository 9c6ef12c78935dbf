/** Always the same choices, so that two runs measure the same. */
export type Pick = <Item>(items: readonly Item[]) => Item;

export const dice = (seed: number): Pick => {
  let state = seed;
  return (items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] as (typeof items)[number];
  };
};
