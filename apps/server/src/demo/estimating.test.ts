import { expect, it } from 'vitest';
import { estimating } from './estimating.ts';

it('tells how long a load still takes, at the pace so far', () => {
  let now = 5_000;
  const said: string[] = [];
  const tell = estimating(
    (text, done, total) => said.push(`${text} ${done} of ${total}`),
    () => now,
  );
  tell('Demo parts', 0, 1_000);
  now += 10_000;
  tell('Demo parts', 20, 1_000);
  now += 30_000;
  tell('Demo parts', 800, 1_000);
  expect(said).toEqual([
    'Demo parts 0 of 1000',
    'Demo parts, about 8 min left, 20 of 1000',
    'Demo parts, about 10 s left, 800 of 1000',
  ]);
});
