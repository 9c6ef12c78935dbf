import { expect, it } from 'vitest';
import { startDemoCompany } from '../testing/demo-company.ts';
import { at, type Query } from './statements/testing/statements-of.ts';

const erp = await startDemoCompany();
const KNOWN = ['1900-01-01', '1900-01-31', '2000-02-29', '2999-01-01', '2999-12-31'];
const UNKNOWN = ['0001-01-01', '0001-12-31', '1899-12-31', '3000-01-01', '9999-01-01', '9999-12-31'];
const NO_DAYS = ['0000-01-01', '2026-02-29', '+010000-01-01', 'now', ''];
const COMPARED: Query[] = [{}, { compare: 'previousPeriod' }, { compare: 'previousYear' }];

const onDay = (day: string): Query[] => [{ asOf: day }];
const inDays = (day: string): Query[] => [{ from: day }, { to: day }, { from: day, to: day }];
const betweenDays = (day: string): Query[] => [{ from: day, to: day }];

/** The answer to the screen and the file of the same rows. */
const answersOf = async (name: string, query: Query) => {
  const { msgCode } = await erp.clerk.get(at(name, query));
  const { status } = await erp.clerk.get(at(name, query), { accept: 'text/csv' });
  return [query, msgCode, status];
};

it.each([
  ['balanceSheet', onDay, COMPARED],
  ['closingStatement', onDay, COMPARED],
  ['cashFlow', onDay, COMPARED],
  ['profitAndLoss', inDays, COMPARED],
  ['incomeStatement', inDays, COMPARED],
  ['journal', betweenDays, [{}]],
  ['paymentHistory', inDays, [{}]],
] as const)('%s answers for every day from 1900 to 2999, and refuses all others', async (name, queriesOf, ways) => {
  for (const way of ways) {
    for (const query of KNOWN.flatMap(queriesOf).map((days) => ({ ...days, ...way })))
      expect(await answersOf(name, query)).toEqual([query, 'OK', 200]);
    for (const query of [...UNKNOWN, ...NO_DAYS].flatMap(queriesOf).map((days) => ({ ...days, ...way })))
      expect(await answersOf(name, query)).toEqual([query, 'INVALID_INPUT', 400]);
  }
});

it('eleven centuries are compared with those before', async () => {
  const whole = { from: '1900-01-01', to: '2999-12-31' };
  for (const name of ['profitAndLoss', 'incomeStatement', 'paymentHistory/totals', 'journal'])
    for (const way of name.endsWith('t') || name.endsWith('Loss') ? COMPARED : [{}])
      expect([name, (await erp.clerk.get(at(name, { ...whole, ...way }))).msgCode]).toEqual([name, 'OK']);
  expect((await erp.clerk.get(at('paymentHistory/totals', { from: '0001-01-01', to: '9999-12-31' }))).msgCode).toBe(
    'INVALID_INPUT',
  );
});
