import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../../../testing/browser.ts';
import { type Goods, whereTheyAre } from './goods.ts';
import type { Buckets, Change, Model } from './model.ts';

export type Data = Record<string, unknown>;

/** One request and what must come of it. */
export interface Asked {
  readonly path: string;
  readonly body?: unknown;
  /** A code, or `somehow`; left out, it is done. */
  readonly refused?: string;
  /** The changes that it makes when it is done. */
  readonly changes: readonly Change[];
  /** The facts that are remembered about it. */
  done?(data: Data): void;
}

export type BucketCommand = fc.AsyncCommand<Model, Goods>;

const sumOf = (places: Iterable<Buckets>) => {
  const all: Record<string, number> = {};
  for (const place of places) for (const [name, halves] of Object.entries(place)) all[name] = (all[name] ?? 0) + halves;
  return all;
};
const totalOf = (places: Iterable<Buckets>) => Object.values(sumOf(places)).reduce((sum, halves) => sum + halves, 0);

/**
 * Asks the server and then looks where the goods are. What `moves` goods between buckets keeps their total: that is looked
 * at in the database itself, so that a model with the same mistake would not hide it.
 */
export const command = (
  name: string,
  {
    moves,
    possible = () => true,
    ask,
  }: {
    readonly moves: boolean;
    readonly possible?: (model: Model) => boolean;
    readonly ask: (model: Model, goods: Goods) => Asked | Promise<Asked>;
  },
): BucketCommand => ({
  check: possible,
  async run(model, goods) {
    const before = model.total;
    const { path, body, refused, changes, done } = await ask(model, goods);
    const answer: Answer = await goods.room.post(path, body);
    const [kind = ''] = name.split(' ');
    goods.seen[`${kind} ${answer.msgCode}`] = (goods.seen[`${kind} ${answer.msgCode}`] ?? 0) + 1;
    if (refused === 'somehow') expect(answer).toMatchObject({ success: false, status: 409 });
    else expect(answer.msgCode).toBe(refused ?? 'OK');
    if (refused === undefined) {
      model.move(...changes);
      done?.(answer.data as Data);
    }
    const there = new Map(await whereTheyAre(goods));
    const all = there.get('all');
    there.delete('all');
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(model.places));
    expect(all).toEqual(sumOf(there.values()));
    if (moves || refused !== undefined) expect(totalOf(there.values())).toBe(before);
  },
  toString: () => name,
});
