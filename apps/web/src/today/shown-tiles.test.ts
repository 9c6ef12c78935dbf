import type { Job, JobKind } from '@gemba/contract/today/job';
import { expect, it } from 'vitest';
import { allOf, notListed, shownTiles } from './shown-tiles.ts';

const tile = (kind: JobKind, count: number, late = 0, more = false) => ({ kind, count, late, more });

it('shows what is late and what is there before what is empty, in the usual order', () => {
  const tiles = [tile('alarm', 0), tile('task', 0), tile('approve', 2), tile('receive', 0), tile('ship', 3, 1)];
  expect(shownTiles(tiles).map(({ kind }) => kind)).toEqual(['alarm', 'task', 'approve', 'ship']);
});

it('adds up what there is, and says that there is more', () => {
  expect(allOf([tile('ship', 99, 0, true), tile('count', 1)])).toEqual({ count: 100, more: true });
  expect(allOf([])).toEqual({ count: 0, more: false });
});

it('tells how many of a kind are not listed, and nothing of a kind that is listed whole', () => {
  const jobs = ['ship', 'ship', 'count', 'shortage'].map((kind) => ({ kind }) as Job);
  const tiles = [tile('ship', 38), tile('count', 1), tile('shortage', 1, 0, true), tile('ecn', 0)];
  expect(notListed(tiles, jobs)).toEqual([
    { kind: 'ship', count: 36, more: false },
    { kind: 'shortage', count: 0, more: true },
  ]);
});
