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

type Asked = CallParsed<typeof getFigure>['query'];

export interface WantedRows {
  readonly name: FigureName;
  readonly figure: Figure;
  readonly books: Books;
  readonly days: Period;
  /** The column and the key of one customer, vendor and so on. */
  readonly one: { readonly dimension: 1 | 2 | 3; readonly key: string } | undefined;
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
  const { period = 'thisMonth', currentYear, dimension, key } = asked;
  const column = dimension && figure.by?.[dimension];
  if ((key === undefined) !== (dimension === undefined) || (dimension && !column))
    refuse('INVALID_INPUT', { field: 'dimension', rule: 'not_expected' });
  const books = await booksOf(tx, companyId);
  const days = windowOf(figure, periodsIn(books, currentYear)[period], books.today);
  return { name, figure, books, days, one: column && key !== undefined ? { dimension: column, key } : undefined };
}
