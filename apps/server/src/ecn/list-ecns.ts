import type { Ecn, EcnRow } from '@gemba/contract/ecn/ecn';
import * as contract from '@gemba/contract/ecn/list-ecns';
import { bareCode } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { beginsAsTyped } from '../kit/number-keys.ts';
import { ROW } from './ecn-row.sql.ts';

const Key = z.tuple([DateText, z.string()]);

interface Asked {
  companyId: number;
  status: Ecn['status'] | null;
  q: string;
  /** The same, as the key of a part. */
  partKey: string;
  keys: string[];
  date: string | null;
  number: string;
  limit: number;
}

type Row = EcnRow & { createdOn: string };

// The search text is compared as plain text, without wildcards; an ECN is found by its parts too, and by
// its number whatever the filter.
// sql: the name of a column
const FOUND = `
  select ${ROW}, ecn.created_on from ecn join company using (company_id)
   where ecn.company_id = :companyId and (:status::text is null or ecn.status = :status or ecn.code_key = any(:keys::text[]))
     and (:q = '' or position(lower(:q) in lower(ecn.ecn_number || ' ' || ecn.title)) > 0 or ${beginsAsTyped('ecn.code_key')}
          or exists (select from ecn_part part
                      where part.company_id = :companyId and part.ecn_number = ecn.ecn_number
                        and part.part_number in (select one.part_number from part one where one.company_id = :companyId and one.code_key = :partKey)))`;

const selectByDueDate = statement<Asked, Row>(
  `${FOUND} and (ecn.due_date, ecn.ecn_number) > (:date::date, :number::text)
   order by ecn.due_date, ecn.ecn_number limit :limit`,
);

const selectNewestFirst = statement<Asked, Row>(
  `${FOUND} and (:date::date is null or (ecn.created_on, ecn.ecn_number) < (:date, :number::text))
   order by ecn.created_on desc, ecn.ecn_number desc limit :limit`,
);

const stateOf = { open: 'OPEN', closed: 'CLOSED', cancelled: 'CANCELLED', all: null } as const;

/** Open changes come by due date; closed ones, or all of them, newest first. */
export const listEcns = page(contract.listEcns, {
  statement: (companyId, { query: { status, q = '', cursor, limit } }) => {
    const typed = { q: q.trim(), partKey: bareCode(q), keys: numberKeys(q, ['ECN']) };
    const asked = { companyId, status: stateOf[status], ...typed, limit: limit + 1 };
    const after = decodeCursor(cursor, Key);
    if (status === 'open') {
      const [date, number] = after ?? ['0001-01-01', ''];
      return selectByDueDate({ ...asked, date, number });
    }
    const [date, number] = after ?? [null, ''];
    return selectNewestFirst({ ...asked, date, number });
  },
  reply: (rows, { query: { status, limit } }) =>
    pageFrom(rows, limit, (row) => [status === 'open' ? row.dueDate : row.createdOn, row.ecnNumber]),
});
