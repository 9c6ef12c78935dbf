import { type FIGURES, type FigureName, figureOf, type Party } from '@gemba/contract/info-centres/figures';
import * as contract from '@gemba/contract/info-centres/list-figure-rows';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { NaturalInteger } from '@gemba/contract/kit/integer';
import type { Period } from '@gemba/contract/kit/periods';
import * as z from 'zod/mini';
import { withOrders } from '../../accounting/index.ts';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { type WantedRows, wantedRows } from './wanted-rows.ts';

type Declared = (typeof FIGURES)[FigureName];
/** The view of a figure's rows. */
type View = Declared extends infer One
  ? One extends { from: 'documents'; rows: infer Rows extends string }
    ? `figure_${Rows}`
    : One extends { rows: infer Rows extends string }
      ? `explained_${Rows}`
      : never
  : never;

const viewOf = (name: FigureName) => {
  const { from, rows } = figureOf(name);
  return `${from === 'documents' ? 'figure' : 'explained'}_${rows}` as View;
};

const Key = z.tuple([DateText, freeText(100), NaturalInteger, freeText(100), freeText(100)]);

interface Row extends Omit<contract.FigureRow, 'day' | 'orderKind' | 'orderNumber'> {
  day: string;
  tie: string;
}

const NAME_OF: Readonly<Record<Party, ReturnType<typeof sql>>> = {
  customer: sql`(select c.customer_name from customer c where c.company_id = r.company_id and c.customer_id = r.party_id)`,
  vendor: sql`(select v.vendor_name from vendor v where v.company_id = r.company_id and v.vendor_id = r.party_id)`,
  workCentre: sql`(select w.wc_name from work_centre w where w.company_id = r.company_id and w.wc = r.party_id)`,
  employee: sql`(select e.employee_name from employee e where e.company_id = r.company_id and e.employee_id = r.party_id)`,
  account: sql`(select a.account_name from account a where a.company_id = r.company_id and a.account_number = r.party_id)`,
  location: sql`null::text`,
};

const DIMENSION = { 1: sql`r.by1`, 2: sql`r.by2`, 3: sql`r.by3` } as const;

interface Asked {
  companyId: number;
  view: View;
  party: Party | undefined;
  days: Period;
  one: WantedRows['one'];
  after: [string, string, number, string, string] | undefined;
  limit: number;
}

const KEY = sql`r.day, r.document_number, r.item_number, coalesce(r.party_id, ''), coalesce(r.by2, '')`;

const selectRows = statement<Asked, Row>(
  ({ companyId, view, party, days, one, after, limit }) => sql`
    select r.day, r.document_kind, r.document_number, r.item_number, r.party_id, ${party ? NAME_OF[party] : sql`null::text`} as party_name,
           r.part_number, r.amount, r.base, coalesce(r.by2, '') as tie
      from ${sql.id(view)} r
     where ${sql.all([
       sql`r.company_id = ${companyId} and r.day between ${days.from}::date and ${days.to}::date`,
       ...(one ? [sql`${DIMENSION[one.dimension]} = ${one.key}`] : []),
       ...(after ? [sql`(${KEY}) < (${after[0]}::date, ${after[1]}, ${after[2]}::int, ${after[3]}, ${after[4]})`] : []),
     ])}
     order by r.day desc, r.document_number desc, r.item_number desc, coalesce(r.party_id, '') desc, coalesce(r.by2, '') desc
     limit ${limit}`,
  { neverNull: ['documentKind', 'documentNumber', 'itemNumber', 'amount', 'base'] },
);

/** Rows without a day of their own lie on this one. */
const NO_DAY = '2000-01-01';

/** The rows that a figure is the sum of, newest first. */
export const listFigureRows = operation(contract.listFigureRows, async (tx, actor, { params, query }) => {
  const { cursor, limit, ...asked } = query;
  const after = decodeCursor(cursor, Key);
  const { figure, days, one } = await wantedRows(tx, actor, params.figure, asked);
  const rows = await tx.all(
    selectRows({
      companyId: actor.companyId,
      view: viewOf(params.figure),
      party: figure.party,
      days,
      one,
      after,
      limit: limit + 1,
    }),
  );
  const { items, nextCursor } = pageFrom(rows, limit, (row) => [
    row.day,
    row.documentNumber,
    row.itemNumber,
    row.partyId ?? '',
    row.tie,
  ]);
  const named = await withOrders(tx, actor.companyId, items);
  return {
    items: named.map(({ tie: _tie, ...row }) => ({ ...row, day: row.day === NO_DAY ? null : row.day })),
    nextCursor,
  };
});
