export const timed = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** By turns, each round in another order, so that whatever else the machine does hits all alike. */
export async function takingTurns(
  rounds: number,
  ways: Record<string, () => Promise<void>>,
  before: () => Promise<unknown> = async () => {},
) {
  const order = Object.entries(ways).map(([name, work]) => ({ name, work, took: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { work, took } of order) {
      await before();
      took.push(await timed(work));
    }
    order.push(order.shift() as (typeof order)[number]);
  }
  return new Map(order.map(({ name, took }) => [name, share(took, 0.5)]));
}

/** True when the medians lie as close together as promised. */
export function compare(what: string, medians: Map<string, number>, within: number) {
  const [slowest, fastest] = [Math.max(...medians.values()), Math.min(...medians.values())];
  const apart = (slowest - fastest) / slowest;
  const each = [...medians].map(([name, median]) => `${name} ${ms(median)}`).join(', ');
  console.log(`${what}: ${each}; ${(apart * 100).toFixed(1)} % apart (below ${within * 100} %)`);
  return apart < within;
}

/** The value below which this part of the values lies: 0.5 is the median. */
export const share = (values: number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] as number;

export const ms = (value: number) => `${value.toFixed(1)} ms`;
