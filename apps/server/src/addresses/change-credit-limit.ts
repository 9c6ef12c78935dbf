import * as contract from '@gemba/contract/addresses/change-credit-limit';
import { compare } from '@gemba/contract/kit/fixed-point';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { recordAndTell } from '../messages/index.ts';

type Key = { companyId: number; customerId: string };

const lockCustomer = statement<Key, { creditLimit: string; version: number; currency: string }>(
  `select customer.credit_limit, customer.version, company.base_currency as currency
     from customer join company using (company_id)
    where customer.company_id = :companyId and customer_id = :customerId for no key update of customer`,
);

const updateCustomer = statement<Key & { creditLimit: string }, { creditLimit: string; version: number }>(
  `update customer set credit_limit = :creditLimit, version = version + 1
    where company_id = :companyId and customer_id = :customerId returning credit_limit, version`,
);

const selectOwners = statement<Key, { userId: number }>(
  `select distinct owner as user_id from sales_order
    where company_id = :companyId and customer_id = :customerId and list_status in ('open', 'notApproved')`,
);

/** Shipping locks the same row before it adds up the credit: it sees the limit before the change or after it. */
export const changeCreditLimit = operation(contract.changeCreditLimit, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { customerId } = params;
  const { creditLimit, version } = body;
  const before =
    (await tx.first(lockCustomer({ companyId, customerId }))) ?? refuse('CUSTOMER_NOT_EXIST', { customerId });
  if (before.version !== version) refuse('CHANGED_MEANWHILE');
  if (compare(before.creditLimit, creditLimit) === 0) refuse('VALUE_UNCHANGED', { field: 'creditLimit' });
  const after = await tx.one(updateCustomer({ companyId, customerId, creditLimit }));
  await recordAndTell(tx, actor, {
    kind: 'customer',
    subject: customerId,
    before: { creditLimit: before.creditLimit },
    after: { creditLimit: after.creditLimit },
    reason: body.reason.trim(),
    notice: 'CREDIT_LIMIT_CHANGED',
    facts: { before: before.creditLimit, after: after.creditLimit, currency: before.currency },
    concerned: await tx.all(selectOwners({ companyId, customerId })),
    role: 'FIND_SALES_ORDER',
  });
  return { customerId, ...after };
});
