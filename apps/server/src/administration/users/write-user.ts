import type { changeUser } from '@gemba/contract/administration/users/change-user';
import type { CallParsed } from '@gemba/contract/kit/call';
import { APPROVAL_KINDS } from '@gemba/contract/orders/deciding/deciding';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

export type UserFields = Omit<CallParsed<typeof changeUser>['body'], 'revision'>;

const selectEmployee = statement<{ companyId: number; employeeId: string }, object>(
  'select 1 from employee where company_id = :companyId and employee_id = :employeeId',
);

/** The reference is checked at the end of the transaction only, where a refusal could no longer be told. */
export const refuseUnknownEmployee = async (tx: Tx, companyId: number, refId: string | null) => {
  if (refId !== null && !(await tx.first(selectEmployee({ companyId, employeeId: refId }))))
    refuse('EMPLOYEE_NOT_EXIST', { employeeId: refId, field: 'refId' });
};

type OfUser = { companyId: number; userId: number };

const deleteAuthorities = statement<OfUser>(
  'delete from approval_authority where company_id = :companyId and user_id = :userId',
);

const insertAuthorities = statement<OfUser & { kinds: readonly string[]; limits: readonly string[] }>(
  `insert into approval_authority (company_id, user_id, kind, limit_amount)
   select :companyId, :userId, given.kind, given.amount from unnest(:kinds::text[], :limits::numeric[]) as given (kind, amount)`,
);

export const replaceAuthorities = async (tx: Tx, user: OfUser, authorities: UserFields['authorities']) => {
  const given = APPROVAL_KINDS.flatMap((kind) =>
    authorities[kind] === undefined ? [] : [[kind, authorities[kind]] as const],
  );
  const [kinds, limits] = [given.map(([kind]) => kind), given.map(([, limit]) => limit)];
  await tx.run(deleteAuthorities(user));
  await tx.run(insertAuthorities({ ...user, kinds, limits }));
};
