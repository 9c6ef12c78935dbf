import fc from 'fast-check';
import { asText } from './goods.ts';
import type { Model, Put } from './model.ts';

export const PLACES = ['A-01', 'A-02', 'QA-1'] as const;
export const halves = fc.integer({ min: 1, max: 12 });
export const place = fc.constantFrom(...PLACES);
/** Which of the papers there are, the newest first: most is done to what is new. */
export const nth = fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 30 }));
export const lot = fc.record({ location: place, halves });

export const one = <Item>(items: readonly Item[], at: number) => items.at(-1 - (at % items.length)) as Item;
export const reason = 'Taken back';
export const putAways = (locations: readonly Put[]) =>
  locations.map(({ location, halves: many }) => ({ location, quantity: asText(many) }));

/** Why goods cannot be taken from a shelf. */
export const short = (model: Model, { location, halves: wanted }: Put, code: string) => {
  if (!model.knows(location)) return { refused: 'INVENTORY_NOT_EXIST' };
  return model.at(location).onHand < wanted ? { refused: code } : {};
};
