import { type FIGURES, type FigureName, figureOf, type Party } from '@gemba/contract/info-centres/figures';
import type { FigureRow } from '@gemba/contract/info-centres/list-figure-rows';
import type { Period } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import type { WantedRows } from './wanted-rows.ts';

type Declared = (typeof FIGURES)[FigureName];
/** The view of a figure's rows. */
type View = Declared extends infer One
  ? One extends { from: 'documents'; rows: infer Name extends string }
    ? `figure_${Name}`
    : One extends { rows: infer Name extends string }
      ? `explained_${Name}`
      : never
  : never;

const viewOf = (name: FigureName) => {
  const { from, rows } = figureOf(name);
  return `${from === 'documents' ? 'figure' : 'explained'}_${rows}` as View;
};

export interface Row extends Omit<FigureRow, 'day' | 'orderKind' | 'orderNumber'> {
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

interface Rows {
  companyId: number;
  view: View;
  days: Period;
  one: WantedRows['one'];
}

/** The day, the document with its item, and two columns that tell equal ones apart. */
export type After = [string, string, number, string, string];

interface Page extends Rows {
  party: Party | undefined;
  after: After | undefined;
  limit: number;
}

const wanted = ({ companyId, days, one }: Rows) => [
  sql`r.company_id = ${companyId} and r.day between ${days.from}::date and ${days.to}::date`,
  ...(one ? [sql`${DIMENSION[one.dimension]} = ${one.key}`] : []),
];

const KEY = sql`r.day, r.document_number, r.item_number, coalesce(r.party_id, ''), coalesce(r.by2, '')`;

const selectRows = statement<Page, Row>(
  ({ party, after, limit, ...rows }) => sql`
    select r.day, r.document_kind, r.document_number, r.item_number, r.party_id, ${party ? NAME_OF[party] : sql`null::text`} as party_name,
           r.part_number, r.amount, r.base, coalesce(r.by2, '') as tie
      from ${sql.id(rows.view)} r
     where ${sql.all([
       ...wanted(rows),
       ...(after ? [sql`(${KEY}) < (${after[0]}::date, ${after[1]}, ${after[2]}::int, ${after[3]}, ${after[4]})`] : []),
     ])}
     order by r.day desc, r.document_number desc, r.item_number desc, coalesce(r.party_id, '') desc, coalesce(r.by2, '') desc
     limit ${limit}`,
  { neverNull: ['documentKind', 'documentNumber', 'itemNumber', 'amount', 'base'] },
);

const selectCount = statement<Rows, { count: number }>(
  (rows) => sql`select count(*)::int as count from ${sql.id(rows.view)} r where ${sql.all(wanted(rows))}`,
);

const asked = (companyId: number, { name, days, one }: WantedRows): Rows => ({
  companyId,
  view: viewOf(name),
  days,
  one,
});

export const rowsAfter = (tx: Tx, companyId: number, rows: WantedRows, after: After | undefined, limit: number) =>
  tx.all(selectRows({ ...asked(companyId, rows), party: rows.figure.party, after, limit }));

export const countRows = async (tx: Tx, companyId: number, rows: WantedRows) =>
  (await tx.one(selectCount(asked(companyId, rows)))).count;
