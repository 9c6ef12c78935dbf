import * as contract from '@gemba/contract/messages/push/subscribe-to-push';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { isPublicKey } from '../../kit/push/encrypt-push.ts';
import { isPushService } from '../../kit/push/push-services.ts';
import { refuse } from '../../kit/refuse.ts';

/** More devices than somebody carries: the oldest give way. */
const DEVICES_OF_A_PERSON = 10;

type InSession = { companyId: number; sessionId: string };

const selectTerminal = statement<InSession, { isTerminal: boolean }>(
  `select u.terminal_wc is not null as is_terminal
     from session s join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
    where s.company_id = :companyId and s.session_id = :sessionId`,
);

const deleteOfSession = statement<InSession>(
  'delete from push_subscription where company_id = :companyId and session_id = :sessionId',
);

// A browser that another person has signed in to is theirs now.
const upsertSubscription = statement<InSession & { userId: number; endpoint: string; p256dh: string; auth: string }>(
  `insert into push_subscription (company_id, user_id, session_id, endpoint, p256dh, auth)
   values (:companyId, :userId, :sessionId, :endpoint, :p256dh, :auth)
   on conflict (company_id, md5(endpoint)) do update set user_id = excluded.user_id, session_id = excluded.session_id,
     p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`,
);

const deleteOldest = statement<{ companyId: number; userId: number; atMost: number }>(
  `delete from push_subscription where company_id = :companyId and subscription_id in (
     select subscription_id from push_subscription where company_id = :companyId and user_id = :userId
      order by created_at desc, subscription_id desc offset :atMost)`,
);

export const subscribeToPush = operation(
  contract.subscribeToPush,
  async (tx, { companyId, userId, sessionId }, { body }, _visit, { config }) => {
    const { endpoint, p256dh, auth } = body;
    if (!isPushService(endpoint, config.pushServices)) refuse('PUSH_SERVICE_REFUSED', { field: 'endpoint' });
    if (!isPublicKey(p256dh)) refuse('INVALID_INPUT', { field: 'p256dh', rule: 'key' });
    const { isTerminal } = await tx.one(selectTerminal({ companyId, sessionId }));
    if (isTerminal) refuse('PUSH_NOT_AT_TERMINAL');
    await tx.run(deleteOfSession({ companyId, sessionId }));
    await tx.run(upsertSubscription({ companyId, userId, sessionId, endpoint, p256dh, auth }));
    await tx.run(deleteOldest({ companyId, userId, atMost: DEVICES_OF_A_PERSON }));
    return null;
  },
);
