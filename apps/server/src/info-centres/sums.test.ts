import type { Centre } from '@gemba/contract/info-centres/centre';
import { figureValue } from '@gemba/contract/info-centres/figure-value';
import {
  CENTRE_ACCESS,
  CENTRES,
  type CentreName,
  FIGURE_NAMES,
  type FigureName,
  figureOf,
} from '@gemba/contract/info-centres/figures';
import type { getFigure } from '@gemba/contract/info-centres/get-figure';
import type { FigureRow } from '@gemba/contract/info-centres/list-figure-rows';
import type { CallReply } from '@gemba/contract/kit/call';
import { addDays, firstOfMonth, todayIn } from '@gemba/contract/kit/dates';
import { divide, subtract, sum } from '@gemba/contract/kit/fixed-point';
import { PERIODS } from '@gemba/contract/kit/periods';
import { ROLES } from '@gemba/contract/kit/roles';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const CALLS: Record<CentreName, string> = {
  sales: 'querySalesInfoCenter',
  purchasing: 'queryPurchasingInfoCenter',
  workOrders: 'queryWorkOrderInfoCenter',
  engineering: 'queryEngineeringInfoCenter',
  warehouse: 'queryWareHousingInfoCenter',
  accounting: 'queryAccountInfoCenter',
  quality: 'queryQualityInfoCenter',
};

const erp = await startTestApp();
const today = todayIn('America/Chicago', new Date());
const { companyId, companyCode, browser } = await loadSmallCompany(erp, today);

const centre = async (who: Browser, name: CentreName, query: Record<string, string> = {}) =>
  who.post<Centre>(`/management/${CALLS[name]}?${new URLSearchParams(query).toString()}`);
const pathOf = (figure: FigureName, query: Record<string, string>, rows = '/rows') =>
  `/infoCenters/figures/${figure}${rows}?${new URLSearchParams(query).toString()}`;

const SCALE = 4;
async function sumOf(who: Browser, figure: FigureName, query: Record<string, string>) {
  const rows = await everyRow<FigureRow>(who, pathOf(figure, query));
  const sums = {
    amount: sum(
      rows.map(({ amount }) => amount),
      SCALE,
    ),
    base: sum(
      rows.map(({ base }) => base),
      SCALE,
    ),
  };
  const days = rows.flatMap(({ day }) => day ?? []);
  return { count: rows.length, value: figureValue(figureOf(figure), sums), days };
}

const person = async (roles: readonly string[]) =>
  erp.signIn(companyCode, (await erp.user(companyId, { roles, refId: null })).userName);

describe.each(CENTRES)('every figure of the centre %s', (name) => {
  it('is the sum of its rows in every period', async () => {
    const { data } = await centre(browser, name);
    const shown = data.periods.thisMonth.figures.map(({ figure }) => figure);
    expect(shown).toEqual(FIGURE_NAMES.filter((figure) => figureOf(figure).centre === name));
    for (const period of PERIODS)
      for (const { figure, value, entries } of data.periods[period].figures) {
        const rows = await sumOf(browser, figure, { period });
        expect({ figure, period, value }).toEqual({ figure, period, value: rows.value });
        if (entries !== null) expect({ figure, period, entries }).toEqual({ figure, period, entries: rows.count });
        const one = await browser.get<CallReply<typeof getFigure>>(pathOf(figure, { period }, ''));
        expect({ figure, period, value: one.data.value, entries: one.data.entries }).toEqual({
          figure,
          period,
          value,
          entries: rows.count,
        });
      }
  });

  it('opens every bar of its chart into rows that add up to it', async () => {
    const { data } = await centre(browser, name);
    for (const { figure, points } of data.series)
      for (const { bar, value, from, to } of points) {
        const rows = await sumOf(browser, figure, { bar });
        expect({ figure, bar, value: Number(value) }).toEqual({ figure, bar, value: Number(rows.value) });
        const one = await browser.get<CallReply<typeof getFigure>>(pathOf(figure, { bar }, ''));
        expect(one.data).toMatchObject({ value, entries: rows.count, from, to });
      }
  });

  it('opens its average into the rows of twelve months', async () => {
    const { data } = await centre(browser, name);
    for (const { figure, value } of data.average12Months) {
      const rows = await sumOf(browser, figure, { bar: 'average' });
      const isRatio = figureOf(figure).value === 'ratio';
      const average = rows.value === null || isRatio ? rows.value : divide(rows.value, '12', 2);
      expect({ figure, value }).toEqual({ figure, value: average });
      const one = await browser.get<CallReply<typeof getFigure>>(pathOf(figure, { bar: 'average' }, ''));
      expect(one.data).toMatchObject({ value: rows.value, average12Months: value });
    }
  });

  it('is drawn in parts that add up to it, or month by month up to this one', async () => {
    const { data } = await centre(browser, name);
    const shown = new Map(data.periods.thisMonth.figures.map(({ figure, value }) => [figure, value]));
    for (const { figure, kind, points } of data.series) {
      const values = points.map(({ value }) => value);
      const drawn =
        kind === 'months'
          ? values.at(-1)
          : sum(
              values.map((value) => value ?? '0'),
              SCALE,
            );
      expect([figure, Number(drawn)]).toEqual([figure, Number(shown.get(figure))]);
    }
  });

  it('is ranked by sums of rows', async () => {
    const { data } = await centre(browser, name);
    for (const { figure, dimension, period, rows } of data.rankings)
      for (const { key, value } of rows.slice(0, 2)) {
        const query = { ...(period && { period }), dimension, key };
        const found = await sumOf(browser, figure, query);
        expect({ figure, dimension, key, value }).toEqual({ figure, dimension, key, value: found.value });
        const one = await browser.get<CallReply<typeof getFigure>>(pathOf(figure, query, ''));
        expect(one.data).toMatchObject({ value, entries: found.count });
      }
  });
});

describe('a link that was shared', () => {
  const LAST_YEAR = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-28`;
  const DAYS = [addDays(firstOfMonth(today), -1), LAST_YEAR];
  const flows = (period: Centre['periods']['lastMonth']) =>
    period.figures.filter(({ figure }) => figureOf(figure).time === 'period');

  it.each(CENTRES)(
    'opens the same days of the centre %s, with figures that are the sum of their rows',
    async (name) => {
      const { data: now } = await centre(browser, name);
      for (const sharedOn of DAYS) {
        const { data } = await centre(browser, name, { sharedOn });
        expect(data.today).toBe(today);
        expect(data.periods.lastMonth).toMatchObject({
          from: firstOfMonth(sharedOn, -1),
          to: addDays(firstOfMonth(sharedOn), -1),
        });
        expect(data.periods.yearToDate.to).toBe(sharedOn);
        for (const period of PERIODS) {
          expect([period, data.periods[period].to <= sharedOn]).toEqual([period, true]);
          for (const { figure, value } of data.periods[period].figures) {
            const isFlow = figureOf(figure).time === 'period';
            const present = now.periods[period].figures.find((one) => one.figure === figure)?.value;
            const rows = isFlow ? await sumOf(browser, figure, { period, sharedOn }) : { value: present, days: [] };
            expect({ figure, period, sharedOn, value }).toEqual({ figure, period, sharedOn, value: rows.value });
            expect({ figure, period, later: rows.days.filter((day) => day > sharedOn) }).toEqual({
              figure,
              period,
              later: [],
            });
          }
        }
        for (const { figure, kind, points } of data.series.filter((one) => one.kind === 'months')) {
          const last = points.at(-1);
          expect({ figure, kind, bar: last?.bar }).toEqual({ figure, kind, bar: firstOfMonth(sharedOn) });
          expect({ figure, to: last?.to }).toEqual({ figure, to: sharedOn });
          const { value, days } = await sumOf(browser, figure, { bar: last?.bar ?? '', sharedOn });
          expect({ figure, sharedOn, value: Number(last?.value) }).toEqual({ figure, sharedOn, value: Number(value) });
          expect({ figure, later: days.filter((day) => day > sharedOn) }).toEqual({ figure, later: [] });
        }
        for (const { figure, dimension, rows } of data.rankings.filter((one) => one.period === 'fiscalYear'))
          for (const { key, value } of rows.slice(0, 1)) {
            const found = await sumOf(browser, figure, { period: 'fiscalYear', dimension, key, sharedOn });
            expect({ figure, dimension, key, value }).toEqual({ figure, dimension, key, value: found.value });
          }
        for (const { figure, value } of data.average12Months.filter((one) => figureOf(one.figure).value !== 'ratio')) {
          const year = await sumOf(browser, figure, { bar: 'average', sharedOn });
          expect({ figure, sharedOn, value }).toEqual({ figure, sharedOn, value: divide(year.value ?? '0', '12', 2) });
        }
      }
    },
  );

  it('says the next month what it said on the day it was shared', async () => {
    const { data: then } = await centre(browser, 'sales', { sharedOn: addDays(firstOfMonth(today), -1) });
    const { data: now } = await centre(browser, 'sales');
    expect(flows(then.periods.thisMonth)).toEqual(
      flows(now.periods.lastMonth).map((one) => ({ ...one, before: expect.any(String) })),
    );
    const { data: atOnce } = await centre(browser, 'sales', { sharedOn: today });
    for (const period of PERIODS) expect(atOnce.periods[period].figures).toEqual(now.periods[period].figures);
    expect(atOnce.rankings).toEqual(now.rankings);
  });

  it('names no day in the future or before the first figure, and no other text', async () => {
    const refused = async (sharedOn: string) => (await centre(browser, 'sales', { sharedOn })).msgCode;
    expect(await refused(addDays(today, 1))).toBe('NO_DATA');
    expect(await refused('1999-12-31')).toBe('NO_DATA');
    expect(await refused('yesterday')).toBe('INVALID_INPUT');
    const list = await browser.get(pathOf('salesBooked', { period: 'lastMonth', sharedOn: addDays(today, 1) }));
    expect(list.msgCode).toBe('NO_DATA');
  });
});

/** Whether somebody is late, has a credit, or something was rejected in this year differs from day to day. */
const OF_THE_DAY = ['receivableOverdue', 'receivableCredits', 'payableOverdue', 'rejected'];

it('shows something in all figures but a few, so that equal sums mean something', async () => {
  const empty: string[] = [];
  for (const name of CENTRES)
    for (const { figure, value } of (await centre(browser, name)).data.periods.fiscalYear.figures)
      if (value === null || Number(value) === 0) empty.push(figure);
  expect(empty.filter((figure) => !OF_THE_DAY.includes(figure))).toEqual(['stockSlow']);
});

describe('somebody with some roles', () => {
  it.each(ROLES)('sees with %s no figure that it does not open, and no row of one', async (role) => {
    const who = await person([role]);
    for (const name of CENTRES) {
      const opens = (CENTRE_ACCESS[name] as readonly string[]).includes(role);
      const answer = await centre(who, name);
      expect({ name, success: answer.success }).toEqual({ name, success: opens });
      const shown = opens ? answer.data.periods.thisMonth.figures.map(({ figure }) => figure) : [];
      for (const figure of FIGURE_NAMES.filter((one) => figureOf(one).centre === name)) {
        const needs = figureOf(figure).needs as readonly string[] | undefined;
        const may = opens && (needs === undefined || needs.includes(role));
        expect({ figure, shown: shown.includes(figure) }).toEqual({ figure, shown: may });
        const list = await who.get(pathOf(figure, { period: 'thisMonth' }));
        expect({ figure, msgCode: list.success || list.msgCode }).toEqual({
          figure,
          msgCode: may || 'LIMITED_PERMISSIONS',
        });
      }
    }
  });

  it('gets the same sums where other roles hide a figure', async () => {
    const who = await person(['FIND_WORK_ORDER']);
    const { data } = await centre(who, 'workOrders');
    const { data: whole } = await centre(browser, 'workOrders');
    const [some] = data.periods.yearToDate.figures;
    expect(whole.periods.yearToDate.figures).toContainEqual(some);
    expect(JSON.stringify(data)).not.toContain('workWip');
  });
});

it('answers nothing of another company', async () => {
  const rival = await erp.somebody();
  for (const name of CENTRES) {
    const { data } = await centre(rival.browser, name);
    for (const { figure, value } of data.periods.fiscalYear.figures)
      expect({ figure, value: Number(value ?? 0) }).toEqual({ figure, value: 0 });
    expect(data.rankings.flatMap(({ rows }) => rows)).toEqual([]);
  }
  expect(await everyRow(rival.browser, pathOf('salesBooked', { period: 'fiscalYear' }))).toEqual([]);
});

it('shows another year where the sales ask for it', async () => {
  const { data } = await browser.post<Centre>('/management/querySalesInfoCenter?currentYear=2020');
  expect(data.periods.fiscalYear).toMatchObject({ from: '2020-01-01', to: '2020-12-31' });
  expect(data.periods.yearToDate.figures.find(({ figure }) => figure === 'salesBooked')?.value).toBe('0.00');
});

it('knows no bar that a chart does not draw', async () => {
  const refused = async (figure: FigureName, bar: string) => (await browser.get(pathOf(figure, { bar }))).msgCode;
  expect(await refused('salesBooked', '1990-01-01')).toBe('NO_DATA');
  expect(await refused('salesBacklog', '5')).toBe('NO_DATA');
  expect(await refused('salesBacklog', 'average')).toBe('NO_DATA');
  expect(await refused('salesQuoted', 'before')).toBe('NO_DATA');
});

it('agrees about what was invoiced: sales and accounting, to the cent, in every period', async () => {
  const [{ data: sales }, { data: accounting }] = [await centre(browser, 'sales'), await centre(browser, 'accounting')];
  const valueOf = ({ figures }: Centre['periods']['thisMonth'], name: FigureName) =>
    figures.find(({ figure }) => figure === name)?.value;
  for (const period of PERIODS) {
    const rows = await everyRow<FigureRow>(browser, pathOf('revenue', { period }));
    const invoiced = rows.filter(({ documentKind }) => documentKind === 'invoice').map(({ amount }) => amount);
    expect([period, valueOf(sales.periods[period], 'salesInvoiced')]).toEqual([period, sum(invoiced, 2)]);
    expect([period, valueOf(accounting.periods[period], 'revenue')]).toEqual([
      period,
      valueOf(sales.periods[period], 'salesInvoiced'),
    ]);
  }
});

describe('credits', () => {
  const SIDES = [
    ['receivable', 'RECEIVABLE', '1'],
    ['payable', 'PAYABLE', '-1'],
  ] as const;

  it.each(SIDES)(
    'are not taken off what is %s: together they are the balance of the account',
    async (name, use, sign) => {
      const { data } = await centre(browser, 'accounting');
      const valueOf = (figure: string) =>
        data.periods.thisMonth.figures.find((one) => one.figure === figure)?.value ?? '';
      const [{ balance }] = (
        await erp.owner.query<{ balance: string }>(
          `select (sum(debit - credit) * $3::numeric)::numeric(18,2) as balance from journal_line join account_use using (company_id, account_number)
          where company_id = $1 and use = $2`,
          [companyId, use, sign],
        )
      ).rows as [{ balance: string }];
      expect(subtract(valueOf(name), valueOf(`${name}Credits`), 2)).toBe(balance);
    },
  );

  it('do not hide a bill that is overdue', async () => {
    const rows = await everyRow<FigureRow>(browser, pathOf('payableOverdue', { period: 'thisMonth' }));
    expect(rows.every(({ amount }) => Number(amount) > 0)).toBe(true);
    const credits = await everyRow<FigureRow>(browser, pathOf('payableCredits', { period: 'thisMonth' }));
    expect(credits.length).toBeGreaterThan(0);
    expect(credits.every(({ amount }) => Number(amount) > 0)).toBe(true);
  });
});

it('names the order of an invoice and of a bill', async () => {
  const rowsOf = async (figure: FigureName) => everyRow<FigureRow>(browser, pathOf(figure, { period: 'fiscalYear' }));
  expect(new Set((await rowsOf('salesInvoiced')).map(({ orderKind }) => orderKind))).toContain('so');
  const bills = (await rowsOf('payable')).filter(({ orderKind }) => orderKind === 'po');
  expect(bills[0]?.orderNumber).toEqual(expect.any(String));
});
