import type { ScreenPath } from '@gemba/contract/screens';
import { addressWith } from '../kit/router/address-with.ts';
import { type Icon, IconCount, IconLabel, IconMove, IconPutAside, IconReceive, IconShip } from '../kit/ui/icons.ts';

/** A part, a location, or a part at a location. */
export type Goods = { part?: string | undefined; location?: string | undefined };
export type GoodsAct = { act: keyof typeof icons; icon: Icon; href: `/${string}` };

const icons = {
  move: IconMove,
  count: IconCount,
  label: IconLabel,
  receive: IconReceive,
  issue: IconShip,
  putAside: IconPutAside,
};

/** Lists that are open to people who may only look, with the screen where the act is done. */
const doneOn: Partial<Record<ScreenPath, ScreenPath>> = { '/receivePo': '/receivePo/editPo' };

/** Everything that this person may do with goods on the screen, filled in with them; the usual act first. */
export const goodsActs = ({ part, location }: Goods, menus: ReadonlySet<string>): GoodsAct[] => {
  const ways: [GoodsAct['act'], ScreenPath, `/${string}`][] = [
    ['move', '/warehouse/move', addressWith('/warehouse/move', { part, from: location })],
  ];
  // A count is of a location: for a part alone, one of those where it lies is chosen there.
  ways.push(['count', '/warehouse/countList', addressWith('/warehouse/countList', { start: location, part })]);
  if (part) ways.push(['label', '/label/part', addressWith('/label/part', { partNumber: part })]);
  else if (location) ways.push(['label', '/label/location', addressWith('/label/location', { location })]);
  if (part || location)
    ways.push(
      ['receive', '/receivePo', addressWith('/receivePo', { part, location })],
      ['issue', '/shipperWo', addressWith('/shipperWo', { part, location })],
      ['putAside', '/quality/putAside', addressWith('/quality/putAside', { part, location })],
    );
  const mayDo = (path: ScreenPath) => menus.has(path) && menus.has(doneOn[path] ?? path);
  return ways.flatMap(([act, path, href]) => (mayDo(path) ? [{ act, icon: icons[act], href }] : []));
};
