import { GROUPS } from '@gemba/contract/kit/screen';
import { functionsIn, hubs, type ScreenPath } from '@gemba/contract/screens';
import { expect, it } from 'vitest';
import { functions } from './functions.ts';

it('shows every function and every hub with an icon of its own', () => {
  const shown = [...GROUPS.flatMap(functionsIn), ...(Object.keys(hubs) as ScreenPath[])];
  const byIcon = Map.groupBy(shown, (path) => functions[path].icon);
  expect([...byIcon.values()].filter((paths) => paths.length > 1)).toEqual([]);
});
