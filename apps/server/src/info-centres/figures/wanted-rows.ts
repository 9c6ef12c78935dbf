import { AVERAGE_BAR } from '@gemba/contract/info-centres/figure-filter';
import { type Figure, type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import type { getFigure } from '@gemba/contract/info-centres/get-figure';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Books, booksOf } from './books.ts';
import { maySee } from './seen-by.ts';
import { periodsIn, windowOf } from './windows.ts';
import { barsOf, yearBefore } from './windows-drawn.ts';

type Asked = CallParsed<typeof getFigure>['query'];

export interface WantedRows {
  readonly name: FigureName;
  readonly figure: Figure;
  readonly books: Books;
  readonly days: Period;
  /** The column and the key of one customer, vendor and so on. */
  readonly one: { readonly dimension: 1 | 2 | 3; readonly key: string } | undefined;
}

/** Undefined where the chart has no such bar, or has it no more. */
function daysOfBar({ drawn, time }: Figure, bar: string, books: Books): Period | undefined {
  if (bar === AVERAGE_BAR) return time === 'period' ? yearBefore(books.day) : undefined;
  return drawn && barsOf(drawn, books).find((one) => one.bar === bar);
}

/** The rows of a figure that somebody asks for; refused where they may not know it. */
export async function wantedRows(
  tx: Tx,
  { companyId, roles }: Actor,
  name: FigureName,
  asked: Asked,
): Promise<WantedRows> {
  if (!maySee(roles, name)) refuse('LIMITED_PERMISSIONS', { field: 'figure' });
  const figure = figureOf(name);
  const { period = 'thisMonth', currentYear, dimension, key, bar, sharedOn } = asked;
  const column = dimension && figure.by?.[dimension];
  if ((key === undefined) !== (dimension === undefined) || (dimension && !column))
    refuse('INVALID_INPUT', { field: 'dimension', rule: 'not_expected' });
  const books = await booksOf(tx, companyId, sharedOn);
  const days =
    bar === undefined
      ? windowOf(figure, periodsIn(books, currentYear)[period], books.today)
      : (daysOfBar(figure, bar, books) ?? refuse('NO_DATA', { field: 'bar' }));
  return { name, figure, books, days, one: column && key !== undefined ? { dimension: column, key } : undefined };
}
