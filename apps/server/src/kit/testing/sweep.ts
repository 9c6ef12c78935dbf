/** Sweeps and tortures in full, as `npm run torture` runs them; `npm test` runs their short forms. */
export const LONG = process.env['GEMBA_SWEEP'] === 'full';

/** As many at once as the server has connections: what is swept is not about load. */
export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, lane));
}
