import { inCapitals, nameKey, UserName } from '@gemba/contract/kit/codes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONG } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';

/** Codes and user names of any letters: none becomes that of something else, and no name has two spellings. */
const RUNS = LONG ? 50_000 : 300;
const SEED = Number(process.env['GEMBA_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 1));
const options = { numRuns: RUNS, seed: SEED };
const timeout = 3_600_000;

const erp = await startTestApp();

/** Letters whose capital is another letter, or more than one; letters with a mark, and marks alone. */
const HARD = [
  ...'\u00df\ufb01\ufb03\u0131\u0130\u017f\u00b5\u0149\u01c5\u03c2\u03c3\u0390\u1fb3\u0345\u212a\u00e9\u0301\u0327',
];

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HARD),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    { minLength: 1, maxLength: 16 },
  )
  .map((signs) => signs.join(''));

const isAscii = (sign: string | undefined) => (sign?.codePointAt(0) ?? 0) < 0x80;

it(`${RUNS} texts in capitals are as long as they were, and plain letters come from plain letters (seed ${SEED})`, () => {
  fc.assert(
    fc.property(text, (typed) => {
      const [before, after] = [[...typed], [...inCapitals(typed)]];
      expect(after).toHaveLength(before.length);
      for (const [index, sign] of after.entries()) expect(isAscii(sign)).toBe(isAscii(before[index]));
      expect(inCapitals(after.join(''))).toBe(after.join(''));
    }),
    options,
  );
});

it(`${RUNS} user names have one key, composed or not (seed ${SEED})`, () => {
  fc.assert(
    fc.property(text, (name) => {
      const { data: stored } = UserName.safeParse(name);
      if (stored === undefined) return;
      expect(stored).toBe(name.normalize('NFC'));
      for (const form of ['NFC', 'NFD'] as const) {
        for (const spelling of [name, nameKey(name), name.normalize('NFC').toUpperCase()])
          expect(nameKey(spelling.normalize(form))).toBe(nameKey(name));
      }
    }),
    options,
  );
});

it(`${RUNS} user names have one key in the database, composed or not (seed ${SEED})`, { timeout }, async () => {
  const names = fc.sample(text, options).filter((name) => UserName.safeParse(name).success);
  const { rows } = await erp.owner.query<{ name: string }>(
    `select name from unnest($1::text[], $2::text[]) as given (name, apart)
      where name_key(name) <> name_key(apart) or name_key(name_key(name)) <> name_key(name) or name_key(upper(name)) <> name_key(name)`,
    [names.map((name) => name.normalize('NFC')), names.map((name) => name.normalize('NFD'))],
  );
  expect(rows).toEqual([]);
});
