import { addDays } from '@gemba/contract/kit/dates';
import { countLocation, type MoveExtras } from '../history/keep-house.ts';
import type { World } from '../world.ts';

/** The only locations of parts that are picked place by place. The last part is sold out. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'BRG-6205-2RS': ['A-05-4', 'B-01-2'],
  'MTR-IE3-1.5KW': ['C-02-1', 'B-11-4'],
  'PAL-800X600': ['B-01-1'],
  'CPL-38-AL': [],
};

/** A remainder, to be used up before the bin is opened. */
const REMAINDER = { part: 'BRG-6205-2RS', location: 'A-05-4', amount: 2 };

/** Parts that are picked, moved and counted today, with the least quantity in their bin. */
const STOCKED = {
  'BRG-6205-2RS': 100,
  'BRG-6305-ZZ': 20,
  'RNG-42-EXT': 20,
  'SEN-PT100': 10,
  'PAL-800X600': 60,
  'W00-11/300(A)': 20,
  'MTR-IE3-11KW': 10,
  'CPL-19-AL': 20,
  'CPL-28-GG': 20,
};

/** Yesterday before the first truck: what the other scenes need lies where they look for it, whatever the history sold. */
export function playShelves(world: World) {
  const day = addDays(world.today, -1);
  let minutes = 300;
  const next = () => {
    minutes += 1;
    return { at: world.calendar.at(day, minutes), day };
  };
  for (const [part, places] of Object.entries(PLACES)) {
    for (const { location, onHand } of world.stock.of(part)) {
      if (onHand > 0n && !places.includes(location)) countLocation(world, location, [{ part, counted: 0n }], next());
    }
  }
  const { part, location, amount } = REMAINDER;
  countLocation(world, location, [{ part, counted: world.pieces(amount) }], next());
  for (const [stocked, least] of Object.entries(STOCKED)) haveInBin(world, stocked, least, next());
}

/** A scene needs its goods on any day: where the bin has less, they are found at a count. */
export function haveInBin(world: World, part: string, amount: number, extras: MoveExtras = {}) {
  const { bin } = world.part(part);
  const counted = world.pieces(amount);
  if (world.stock.at(part, bin).onHand < counted) countLocation(world, bin, [{ part, counted }], extras);
}
