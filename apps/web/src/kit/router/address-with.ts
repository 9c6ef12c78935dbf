import type { ScreenPath, ScreenSearch } from '@gemba/contract/screens';
import { given } from './given.ts';

/** The address of a screen, with those of its search parameters that say something. */
export const addressWith = <Path extends ScreenPath>(path: Path, search: ScreenSearch<Path>): `/${string}` => {
  const query = String(new URLSearchParams(given(search)));
  const screen: ScreenPath = path;
  return query ? `${screen}?${query}` : screen;
};
