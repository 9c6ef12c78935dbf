import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type { listProformaReceivers, ProformaReceiverRow } from '@gemba/contract/receiving/proforma-receivers';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { typedText } from '../orders/index.ts';
import { ROW } from './read-proforma.ts';

const Key = z.tuple([DateText, freeText(100)]);

// sql: the conditions below
const LIST = (typed: string) => `
  select ${ROW}, (select count(*) from proforma_receiver_item item
                   where item.company_id = p.company_id and item.pr_number = p.pr_number) as "itemCount"
    from proforma_receiver p join vendor v on v.company_id = p.company_id and v.vendor_id = p.vendor_id
   where p.company_id = $1 and p.status = $2 and (p.pr_date, p.pr_number) < ($3::date, $4) ${typed}
   order by p.pr_date desc, p.pr_number desc limit $6`;

const ALL = LIST('and $5::text is null');
const TYPED = LIST(
  `and (p.pr_number >= $5 and p.pr_number < $5 || chr(1114111) or p.vendor_id = any(array(select find_vendors($5))))`,
);

export const proformaReceivers: Page<typeof listProformaReceivers, ProformaReceiverRow> = {
  statement: (companyId, { query }) => {
    const typed = typedText(query.q)?.toUpperCase() ?? null;
    const [day, number] = decodeCursor(query.cursor, Key) ?? ['9999-12-31', ''];
    const values = [companyId, query.status.toUpperCase(), day, number, typed, query.limit + 1];
    return statementOf(typed === null ? ALL : TYPED, values);
  },
  reply: (rows, { query }) =>
    pageFrom(
      rows,
      query.limit,
      (row) => row,
      ({ prDate, prNumber }) => [prDate, prNumber],
    ),
};
