import type { HandlerCandidate } from '@gemba/contract/alarms/types/alarm-type';
import * as contract from '@gemba/contract/alarms/types/list-handler-candidates';
import { PositiveInteger } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { CAN_SIGN_IN } from '../handlers.sql.ts';

interface Asked {
  companyId: number;
  part: string;
  name: string | null;
  userId: number | null;
  limit: number;
}

const selectCandidates = statement<Asked, HandlerCandidate>(
  `select u.user_id, u.display_name as name, e.job_title, e.phone
    from app_user u left join employee e on e.company_id = u.company_id and e.employee_id = u.ref_id
   where u.company_id = :companyId and ${CAN_SIGN_IN}
     and position(lower(:part) in lower(u.display_name || ' ' || u.user_name)) > 0
     and (:name::text is null or (u.display_name collate "C", u.user_id) > (:name::text collate "C", :userId::integer))
   order by u.display_name collate "C", u.user_id limit :limit`,
);

const Key = z.tuple([z.string(), PositiveInteger]);

export const listHandlerCandidates = page(contract.listHandlerCandidates, {
  statement: (companyId, { query: { q = '', cursor, limit } }) => {
    const [name, userId] = decodeCursor(cursor, Key) ?? [null, null];
    return selectCandidates({ companyId, part: q.trim(), name, userId, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.name, row.userId]),
});
