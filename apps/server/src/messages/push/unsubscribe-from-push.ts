import * as contract from '@gemba/contract/messages/push/unsubscribe-from-push';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const deleteSubscription = statement<{ companyId: number; sessionId: string }>(
  'delete from push_subscription where company_id = :companyId and session_id = :sessionId',
);

export const unsubscribeFromPush = operation(contract.unsubscribeFromPush, async (tx, { companyId, sessionId }) => {
  await tx.run(deleteSubscription({ companyId, sessionId }));
  return null;
});
