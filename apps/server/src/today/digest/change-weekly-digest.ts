import * as contract from '@gemba/contract/today/digest/change-weekly-digest';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { armDigest } from './weekly-digest.ts';

type Person = { companyId: number; userId: number };

const insertWish = statement<Person>(
  `insert into weekly_digest (company_id, user_id) values (:companyId, :userId) on conflict do nothing`,
);
const deleteWish = statement<Person>(`delete from weekly_digest where company_id = :companyId and user_id = :userId`);

/** The timer of a person who stops it fires into nothing. Asked for again, the same moment is armed once. */
export const changeWeeklyDigest = operation(
  contract.changeWeeklyDigest,
  async (tx, { companyId, userId }, { body: { wanted } }) => {
    await tx.run((wanted ? insertWish : deleteWish)({ companyId, userId }));
    if (wanted) await armDigest(tx, companyId, [userId]);
    return null;
  },
);
