import { describe, expect, it } from 'vitest';
import { countOf, kindsFor, ofKind, queryOf, readFilters, withoutNarrowing, writeFilters } from './order-filters.ts';

const everyRole = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'];
const calendar = { timeZone: 'America/Chicago', fiscalYearStartMonth: 4 };
const read = (text: string, roles = everyRole) => readFilters(Object.fromEntries(new URLSearchParams(text)), roles);

describe('the address of the list', () => {
  it('is the shortest that means the same', () => {
    const address = 'kind=po&status=open&dateType=poDate&q=&from=&vendorId=BRW-114';
    expect(writeFilters(read(address))).toEqual({ kind: 'po', vendorId: 'BRW-114' });
  });

  it('says every filter that is on, and reads it back', () => {
    const filters = read('kind=po&status=all&q=48&dateType=shipDate&from=2026-01-01&to=2026-01-31&buyerCode=B1');
    expect(read(String(new URLSearchParams(writeFilters(filters))))).toEqual(filters);
    expect(countOf(filters)).toBe(2);
  });

  it('passes over what makes no sense', () => {
    const filters = read('kind=xx&status=lost&dateType=woDate&from=2026-02-31&to=yesterday&period=never&customerId=C1');
    expect(writeFilters(filters)).toEqual({ kind: 'po' });
    expect(countOf(filters)).toBe(0);
  });

  it('shows only the kinds that the roles allow', () => {
    expect(kindsFor(['FIND_QUOTE'])).toEqual(['qo']);
    expect(read('kind=po', ['FIND_QUOTE', 'FIND_WORK_ORDER']).kind).toBe('qo');
  });
});

it('asks the server for the days of a period in the company’s time zone', () => {
  const { from, to } = queryOf(read('period=fiscalYear'), calendar);
  expect([from?.slice(4), to?.slice(4)]).toEqual(['-04-01', '-03-31']);
});

it('asks the server only for what its list knows', () => {
  const query = queryOf({ ...read('kind=wo&q=%20W1%20'), vendorId: 'BRW-114' }, calendar);
  expect(query).toEqual({
    status: 'open',
    dateType: 'woDate',
    q: 'W1',
    partNumber: undefined,
    from: undefined,
    to: undefined,
  });
});

it('takes words, state and days along to another kind, and leaves its codes behind', () => {
  const filters = read('kind=po&q=bright&status=closed&period=thisMonth&vendorId=BRW-114&dateType=arrivalDate');
  expect(writeFilters(ofKind(filters, 'so'))).toEqual({
    kind: 'so',
    q: 'bright',
    status: 'closed',
    period: 'thisMonth',
  });
});

it('clears dates and codes, not the words and the state', () => {
  const filters = read('kind=so&q=alder&status=all&customerId=C1&from=2026-01-01');
  expect(writeFilters(withoutNarrowing(filters))).toEqual({ kind: 'so', q: 'alder', status: 'all' });
});
