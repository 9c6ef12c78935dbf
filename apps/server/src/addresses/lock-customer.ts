import { type CustomerLockStatus, customerMoves } from '@gemba/contract/addresses/customer-moves';
import * as contract from '@gemba/contract/addresses/lock-customer';
import { moves } from '@gemba/contract/kit/moves';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { Refusal, refuse } from '../kit/refuse.ts';

const { next, refusal } = moves(customerMoves);

const lockCustomers = statement<{ companyId: number; customerId: string }, { status: CustomerLockStatus }>(
  'select lock_status as status from customer where company_id = :companyId and customer_id = :customerId for no key update',
);

const updateCustomer = statement<{
  companyId: number;
  customerId: string;
  lockStatus: string;
  reason: string;
  userId: number;
}>(
  `update customer set lock_status = :lockStatus, version = version + 1, lock_reason = case when :lockStatus = 'LOCKED' then :reason end,
          locked_by = case when :lockStatus = 'LOCKED' then :userId::integer end, locked_at = case when :lockStatus = 'LOCKED' then now() end
    where company_id = :companyId and customer_id = :customerId`,
);

const insertLock = statement<
  { companyId: number; customerId: string; event: string; reason: string; userId: number },
  contract.LockEvent
>(
  `with made as (
     insert into customer_lock (company_id, customer_id, version, event, reason, acted_by)
     select company_id, customer_id, version, :event, :reason, :userId from customer where company_id = :companyId and customer_id = :customerId
     returning version, event, reason, acted_by, acted_at)
   select made.version, made.event, made.reason, person.display_name as by, made.acted_at as at
     from made join app_user person on person.company_id = :companyId and person.user_id = made.acted_by`,
);

/**
 * Locks or unlocks a customer and records the reason. Shipping locks the same row before it reads it: a shipment is
 * either posted before the customer is locked, or refused.
 */
export const lockCustomer = operation(contract.lockCustomer, async (tx, { companyId, userId }, { params, body }) => {
  const { customerId, event } = params;
  const reason = body.reason.trim();
  const customer = await tx.first(lockCustomers({ companyId, customerId }));
  const { status } = customer ?? refuse('CUSTOMER_NOT_EXIST', { customerId });
  const lockStatus = next(status, event);
  if (!lockStatus) throw new Refusal(refusal(status, event) ?? 'MOVE_NOT_ALLOWED', { status, customerId });
  await tx.run(updateCustomer({ companyId, customerId, lockStatus, reason, userId }));
  const lock = await tx.first(insertLock({ companyId, customerId, event, reason, userId }));
  return { customerId, lockStatus, lock: lock as contract.LockEvent };
});
