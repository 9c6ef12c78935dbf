import { expect, it } from 'vitest';
import { nameCall } from './named.ts';

it('names a call in a room of its capability', () => {
  expect(nameCall('warehouse/dock', 'get-loading-dock')).toEqual({
    capability: 'warehouse',
    folder: 'warehouse/dock',
    up: '../../',
    stem: 'get-loading-dock',
    call: 'getLoadingDock',
    thing: 'loadingDock',
    Thing: 'LoadingDock',
    words: 'loading dock',
  });
});

it.each([
  ['warehouse', 'move-stock', 'does not begin with get-'],
  ['warehouse', 'get-Dock', 'does not begin with get-'],
  ['../elsewhere', 'get-dock', 'is no folder'],
])('says what is wrong with %s %s', (folder, stem, reason) => {
  expect(() => nameCall(folder, stem)).toThrow(reason);
});
