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

type Days = Record<PeriodName, Period>;
type TotalIn = (name: FigureName, window: string) => Total;

const STATES = ['now', 'overdue', 'slow', 'year'] as const;
const DRAWN = ['months', 'ages', 'weeks'] as const;
const AVERAGE = 'average';

const before = (name: PeriodName) => `before ${name}`;
const drawnAs = (drawn: (typeof DRAWN)[number], bar: string) => `${drawn} ${bar}`;

/** Every window that some figure needs, by name. */
function windowsOf({ today }: Books, days: Days, drawn: readonly (typeof DRAWN)[number][]) {
  return new Map<string, Period>([
    ...PERIODS.map((name) => [name, days[name]] as const),
    ...PERIODS.map((name) => [before(name), periodBefore(name, days[name], today)] as const),
    ...STATES.map((time) => [time, windowOf({ time }, days.thisWeek, today)] as const),
    ...drawn.flatMap((kind) =>
      barsOf(kind, today, days.thisWeek.from).map((bar) => [drawnAs(kind, bar.bar), bar] as const),
    ),
    [AVERAGE, yearBefore(today)],
  ]);
}

function inPeriod(name: FigureName, period: PeriodName, total: TotalIn): PeriodFigure {
  const figure = figureOf(name);
  const isFlow = figure.time === 'period';
  const { amount, base, entries } = total(name, isFlow ? period : figure.time);
  return {
    figure: name,
    value: figureValue(figure, { amount, base }),
    amount,
    base,
    entries,
    before: isFlow ? figureValue(figure, total(name, before(period))) : null,
  };
}

function seriesOf(name: FigureName, total: TotalIn, books: Books, days: Days): Series[] {
  const figure = figureOf(name);
  const { drawn } = figure;
  if (!drawn) return [];
  const points = barsOf(drawn, books.today, days.thisWeek.from).map(({ bar, from, to }) => ({
    bar,
    from: shownDay(from),
    to: shownDay(to),
    value: figureValue(figure, total(name, drawnAs(drawn, bar))),
  }));
  return [{ figure: name, kind: drawn, points }];
}

function alertsOf(name: FigureName, total: TotalIn) {
  const figure = figureOf(name);
  const { entries, ...sums } = total(name, figure.time);
  const value = figureValue(figure, sums);
  return figure.alert && value !== null && compare(value, '0') > 0 ? [{ figure: name, value, entries }] : [];
}

/** One dashboard, with the figures that the person may know. */
export async function answerCentre(tx: Tx, actor: Actor, centre: CentreName, year?: string): Promise<Centre> {
  const { companyId, roles } = actor;
  const books = await booksOf(tx, companyId);
  const names = figuresSeenBy(roles, centre);
  const days = periodsIn(books, year);
  const drawn = DRAWN.filter((kind) => names.some((name) => figureOf(name).drawn === kind));
  const [total, rankings] = await Promise.all([
    totalsOf(tx, companyId, names, windowsOf(books, days, drawn)),
    rankingsOf(tx, companyId, names, days, books.today),
  ]);
  const inAll = (period: PeriodName) => ({
    ...days[period],
    before: periodBefore(period, days[period], books.today),
    figures: names.map((name) => inPeriod(name, period, total)),
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
        value: averageOf(figureOf(name), total(name, AVERAGE)),
      })),
    series: names.flatMap((name) => seriesOf(name, total, books, days)),
    rankings,
    alerts: names.flatMap((name) => alertsOf(name, total)),
  };
}
