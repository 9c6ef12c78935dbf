import type { ScreenPath, ScreenSearch } from '@gemba/contract/screens';

/** The address of a screen, with those of its search parameters that say something. */
export const addressWith = <Path extends ScreenPath>(path: Path, search: ScreenSearch<Path>): `/${string}` => {
  const given = Object.entries(search).filter((pair): pair is [string, string] => !!pair[1]);
  const screen: ScreenPath = path;
  return given.length > 0 ? `${screen}?${new URLSearchParams(given)}` : screen;
};
