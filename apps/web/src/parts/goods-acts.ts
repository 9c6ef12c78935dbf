import type { ScreenPath, ScreenSearch } from '@gemba/contract/screens';

/** A part, a location, or a part at a location. */
export type Goods = { part?: string | undefined; location?: string | undefined };
export type GoodsAct = { act: 'move' | 'count' | 'label' | 'receive' | 'issue'; href: `/${string}` };

const addressWith = <Path extends ScreenPath>(path: Path, search: ScreenSearch<Path>): `/${string}` => {
  const given = Object.entries(search).filter((pair): pair is [string, string] => !!pair[1]);
  const screen: ScreenPath = path;
  return given.length > 0 ? `${screen}?${new URLSearchParams(given)}` : screen;
};

/** Everything that this person may do with goods on the screen, filled in with them. */
export const goodsActs = ({ part, location }: Goods, menus: ReadonlySet<string>): GoodsAct[] => {
  const ways: [GoodsAct['act'], ScreenPath, `/${string}`][] = [
    ['move', '/warehouse/move', addressWith('/warehouse/move', { part, from: location })],
  ];
  if (location) ways.push(['count', '/warehouse/countList', addressWith('/warehouse/countList', { start: location })]);
  if (part)
    ways.push(
      ['label', '/label/part', addressWith('/label/part', { partNumber: part })],
      ['receive', '/receivePo', addressWith('/receivePo', { part })],
      ['issue', '/shipperWo', addressWith('/shipperWo', { q: part })],
    );
  return ways.flatMap(([act, path, href]) => (menus.has(path) ? [{ act, href }] : []));
};
