import { periodBefore } from '@gemba/contract/accounting/period-before';
import type { Centre, PeriodFigure, Series } from '@gemba/contract/info-centres/centre';
import { figureValue } from '@gemba/contract/info-centres/figure-value';
import { type CentreName, type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import { compare } from '@gemba/contract/kit/fixed-point';
import { PERIODS, type Period, type PeriodName } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { averageOf } from '../figures/average-of.ts';
import { type Books, booksOf } from '../figures/books.ts';
import { figuresSeenBy } from '../figures/seen-by.ts';
import type { Total } from '../figures/sums.sql.ts';
import { totalsOf } from '../figures/totals-of.ts';
import { periodsIn, shownDay, windowOf } from '../figures/windows.ts';
import { barsOf, yearBefore } from '../figures/windows-drawn.ts';
import { rankingsOf } from './rankings-of.ts';

type Asked = { readonly currentYear?: string | undefined; readonly sharedOn?: string | undefined };
type Days = Record<PeriodName, Period>;
type TotalIn = (name: FigureName, days: Period) => Total;

/** The days of a figure in a period, and those it is compared with; the same in every period where it is one of now. */
function daysIn(name: FigureName, period: PeriodName, days: Days, { today, day }: Books) {
  const { time } = figureOf(name);
  return {
    shown: windowOf({ time }, days[period], today),
    before: time === 'period' ? periodBefore(period, days[period], day) : undefined,
  };
}

function barsIn(name: FigureName, books: Books) {
  const { drawn } = figureOf(name);
  return drawn ? barsOf(drawn, books) : [];
}

/** Every total that the figure needs. */
function wantedOf(name: FigureName, days: Days, books: Books) {
  const inPeriods = PERIODS.flatMap((period) => {
    const { shown, before } = daysIn(name, period, days, books);
    return before ? [shown, before] : [shown];
  });
  const average = figureOf(name).time === 'period' ? [yearBefore(books.day)] : [];
  return [...inPeriods, ...average, ...barsIn(name, books)].map((one) => ({ name, days: one }));
}

function inPeriod(name: FigureName, period: PeriodName, total: TotalIn, days: Days, books: Books): PeriodFigure {
  const figure = figureOf(name);
  const { shown, before } = daysIn(name, period, days, books);
  const { amount, base, entries } = total(name, shown);
  return {
    figure: name,
    value: figureValue(figure, { amount, base }),
    amount,
    base,
    entries,
    before: before ? figureValue(figure, total(name, before)) : null,
  };
}

function seriesOf(name: FigureName, total: TotalIn, books: Books): Series[] {
  const figure = figureOf(name);
  if (!figure.drawn) return [];
  const points = barsIn(name, books).map(({ bar, from, to }) => ({
    bar,
    from: shownDay(from),
    to: shownDay(to),
    value: figureValue(figure, total(name, { from, to })),
  }));
  return [{ figure: name, kind: figure.drawn, points }];
}

function alertsOf(name: FigureName, total: TotalIn, days: Days, books: Books) {
  const figure = figureOf(name);
  if (!figure.alert) return [];
  const { entries, ...sums } = total(name, daysIn(name, 'thisMonth', days, books).shown);
  const value = figureValue(figure, sums);
  return value !== null && compare(value, '0') > 0 ? [{ figure: name, value, entries }] : [];
}

/** One dashboard, with the figures that the person may know. */
export async function answerCentre(
  tx: Tx,
  actor: Actor,
  centre: CentreName,
  { currentYear, sharedOn }: Asked,
): Promise<Centre> {
  const { companyId, roles } = actor;
  const books = await booksOf(tx, companyId, sharedOn);
  const names = figuresSeenBy(roles, centre);
  const days = periodsIn(books, currentYear);
  const [total, rankings] = await Promise.all([
    totalsOf(
      tx,
      companyId,
      names.flatMap((name) => wantedOf(name, days, books)),
    ),
    rankingsOf(tx, companyId, names, days, books.today),
  ]);
  const inAll = (period: PeriodName) => ({
    ...days[period],
    before: periodBefore(period, days[period], books.day),
    figures: names.map((name) => inPeriod(name, period, total, days, books)),
  });
  return {
    asOf: books.asOf,
    today: books.today,
    currency: books.currency,
    periods: {
      thisWeek: inAll('thisWeek'),
      thisMonth: inAll('thisMonth'),
      lastMonth: inAll('lastMonth'),
      fiscalYear: inAll('fiscalYear'),
      yearToDate: inAll('yearToDate'),
    },
    average12Months: names
      .filter((name) => figureOf(name).time === 'period')
      .map((name) => ({
        figure: name,
        value: averageOf(figureOf(name), total(name, yearBefore(books.day))),
      })),
    series: names.flatMap((name) => seriesOf(name, total, books)),
    rankings,
    alerts: names.flatMap((name) => alertsOf(name, total, days, books)),
  };
}
