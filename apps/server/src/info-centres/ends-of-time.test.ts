import { FIGURE_NAMES } from '@gemba/contract/info-centres/figures';
import { expect, it } from 'vitest';
import { startDemoCompany } from '../testing/demo-company.ts';

const erp = await startDemoCompany();
const CALLS = ['Sales', 'Purchasing', 'WorkOrder', 'Engineering', 'WareHousing', 'Account', 'Quality'];
const DAYS = ['0001-01-01', '0001-12-31', '1000-01-01', '2999-12-31', '9999-01-01', '9999-12-31'];
const NO_DAYS = ['0000-01-01', '2026-02-29', '+010000-01-01', 'now', ''];
const YEARS = ['1000', '1900', '2999'];
const NO_YEARS = ['0000', '0001', '999', '3000', '9999', '20260', ''];

type Query = Record<string, string>;
const written = (query: Query) => new URLSearchParams(query).toString();

it.each(CALLS)('the centre %s has no figures for a day outside of its books, and none for a text', async (name) => {
  const answerOf = async (query: Query) => {
    const { msgCode } = await erp.clerk.post(`/management/query${name}InfoCenter?${written(query)}`);
    return [query, msgCode];
  };
  for (const sharedOn of DAYS) expect(await answerOf({ sharedOn })).toEqual([{ sharedOn }, 'NO_DATA']);
  for (const sharedOn of NO_DAYS) expect(await answerOf({ sharedOn })).toEqual([{ sharedOn }, 'INVALID_INPUT']);
  for (const currentYear of name === 'Sales' ? YEARS : [])
    expect(await answerOf({ currentYear })).toEqual([{ currentYear }, 'OK']);
  for (const currentYear of NO_YEARS)
    expect(await answerOf({ currentYear })).toEqual([{ currentYear }, 'INVALID_INPUT']);
});

it.each(FIGURE_NAMES)('the figure %s and its rows answer for every year, and for no day outside', async (figure) => {
  const answersOf = async (query: Query) => {
    const path = `/infoCenters/figures/${figure}`;
    const one = await erp.clerk.get(`${path}?${written(query)}`);
    const rows = await erp.clerk.get(`${path}/rows?${written(query)}`);
    const { status } = await erp.clerk.get(`${path}/rows?${written(query)}`, { accept: 'text/csv' });
    return [query, one.msgCode, rows.msgCode, status];
  };
  for (const currentYear of YEARS)
    for (const period of ['fiscalYear', 'yearToDate'])
      expect(await answersOf({ currentYear, period })).toEqual([{ currentYear, period }, 'OK', 'OK', 200]);
  for (const day of ['0001-01-01', '9999-12-31']) {
    expect(await answersOf({ sharedOn: day })).toEqual([{ sharedOn: day }, 'NO_DATA', 'NO_DATA', 404]);
    expect(await answersOf({ bar: day })).toEqual([{ bar: day }, 'NO_DATA', 'NO_DATA', 404]);
  }
  for (const sharedOn of NO_DAYS)
    expect(await answersOf({ sharedOn })).toEqual([{ sharedOn }, 'INVALID_INPUT', 'INVALID_INPUT', 400]);
});
