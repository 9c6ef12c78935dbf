import { columnsOf } from '@gemba/contract/kit/columns';
import { headingOf } from '@gemba/contract/kit/headings/headings';
import en from '@gemba/contract/kit/headings/headings.en';
import { LANGUAGES } from '@gemba/contract/kit/languages';
import { describe, expect, it } from 'vitest';
import { calls } from '../capabilities.ts';

/** S24: a list that is exported has a heading for every column. */
describe('headings', () => {
  const used = new Set(
    calls.flatMap((call) => (columnsOf(call) ?? []).flatMap(({ path, heading }) => heading ?? path)),
  );

  it('are there for every column of every list (else: into headings.en.ts, .zh.ts and .es.ts)', () => {
    expect([...used].filter((name) => !Object.hasOwn(en, name))).toEqual([]);
  });

  it('are there for nothing else', () => {
    expect(Object.keys(en).filter((name) => !used.has(name))).toEqual([]);
  });

  it('differ within a list', () => {
    for (const call of calls)
      for (const language of LANGUAGES) {
        const names = columnsOf(call)?.map((column) => headingOf(column, language)) ?? [];
        expect(new Set(names).size, `${call.name} ${language}`).toBe(names.length);
      }
  });
});
