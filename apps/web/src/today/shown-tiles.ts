import type { Job, Tile } from '@gemba/contract/today/job';

const MOST = 4;
const worth = ({ count, late }: Tile) => (late > 0 ? 2 : count > 0 ? 1 : 0);

/** The numbers of the start screen: those with something late, then with something at all, in the order of the kinds. */
export const shownTiles = (tiles: readonly Tile[]): Tile[] => {
  const best = tiles.toSorted((one, other) => worth(other) - worth(one)).slice(0, MOST);
  return tiles.filter((tile) => best.includes(tile));
};

/** All jobs there are, and whether there are more. */
export const allOf = (tiles: readonly Tile[]) => ({
  count: tiles.reduce((sum, { count }) => sum + count, 0),
  more: tiles.some(({ more }) => more),
});

/** The kinds with more jobs than are listed, each with the number that is left. */
export const notListed = (tiles: readonly Tile[], jobs: readonly Job[]) =>
  tiles
    .map(({ kind, count, more }) => ({ kind, count: count - jobs.filter((job) => job.kind === kind).length, more }))
    .filter(({ count, more }) => count > 0 || more);
