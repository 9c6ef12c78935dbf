import { type CustomerLockStatus, customerMoves } from '@gemba/contract/addresses/customer-moves';
import type { LockEvent } from '@gemba/contract/addresses/lock-customer';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../kit/database/database.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

const { next, refusal } = moves(customerMoves);

interface Asked {
  customerId: string;
  event: LockEvent['event'];
  reason: string;
}

/**
 * Locks or unlocks a customer and keeps why. The row is the one that shipping locks before it looks: a shipment is
 * posted before the lock or refused by it.
 */
export async function moveLock(tx: Tx, { companyId, userId }: Actor, { customerId, event, reason }: Asked) {
  const [customer] = await tx.query<{ status: CustomerLockStatus }>(
    'select lock_status as status from customer where company_id = $1 and customer_id = $2 for no key update',
    [companyId, customerId],
  );
  const { status } = customer ?? refuse('CUSTOMER_NOT_EXIST', { customerId });
  const lockStatus = next(status, event);
  if (!lockStatus) throw new Refusal(refusal(status, event) ?? 'MOVE_NOT_ALLOWED', { status, customerId });
  await tx.query(
    `update customer set lock_status = $3, version = version + 1, lock_reason = case when $3 = 'LOCKED' then $4 end,
            locked_by = case when $3 = 'LOCKED' then $5::integer end, locked_at = case when $3 = 'LOCKED' then now() end
      where company_id = $1 and customer_id = $2`,
    [companyId, customerId, lockStatus, reason.trim(), userId],
  );
  const [lock] = await tx.query<LockEvent>(
    `with made as (
       insert into customer_lock (company_id, customer_id, version, event, reason, acted_by)
       select company_id, customer_id, version, $3, $4, $5 from customer where company_id = $1 and customer_id = $2
       returning version, event, reason, acted_by, acted_at)
     select made.version, made.event, made.reason, person.display_name as by, made.acted_at as at
       from made join app_user person on person.company_id = $1 and person.user_id = made.acted_by`,
    [companyId, customerId, event, reason.trim(), userId],
  );
  return { customerId, lockStatus, lock: lock as LockEvent };
}
