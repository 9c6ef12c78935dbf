import { statement } from '../../kit/database/statement.ts';

export interface Place {
  companyId: number;
  webhookId: number;
}

export const selectDue = statement<void, Place>('select company_id, webhook_id from webhooks_due()', {
  neverNull: ['companyId', 'webhookId'],
});

export interface Target {
  url: string;
  sealedSecret: string;
}

export const selectWebhook = statement<Place, Target>(
  'select url, sealed_secret from webhook where company_id = :companyId and webhook_id = :webhookId',
);

export interface Claimed {
  deliveryId: number;
  eventId: string;
  body: string;
}

// The first of each document: the others wait for it, however long it takes. A node that dies leaves its deliveries to the
// others, after a while.
export const claimDeliveries = statement<Place & { atMost: number; leaseSeconds: number }, Claimed>(
  `update webhook_delivery d set attempts = attempts + 1, tried_at = now(), send_at = now() + make_interval(secs => :leaseSeconds)
     from (select w.delivery_id from webhook_delivery w
            where w.company_id = :companyId and w.webhook_id = :webhookId and w.state = 'WAITING' and w.send_at <= now()
              and not exists (select from webhook_delivery earlier
                               where earlier.company_id = w.company_id and earlier.webhook_id = w.webhook_id
                                 and earlier.subject = w.subject and earlier.state = 'WAITING'
                                 and earlier.delivery_id < w.delivery_id)
            order by w.delivery_id limit :atMost for update skip locked) as due
    where d.company_id = :companyId and d.delivery_id = due.delivery_id
   returning d.delivery_id, d.event_id, d.body`,
);

// Waits grow threefold. Whoever is down for a day is not asked every minute, and learns everything when back.
export const settleDeliveries = statement<{
  companyId: number;
  outcomes: string;
  firstSeconds: number;
  longestSeconds: number;
}>(
  `update webhook_delivery d
      set status = given.status, answer = given.answer,
          state = case when given.taken then 'DELIVERED' when d.give_up_at <= now() then 'GIVEN_UP' else 'WAITING' end,
          send_at = now() + least(:longestSeconds, :firstSeconds * power(3, least(d.attempts, 30) - 1)) * interval '1 second'
     from jsonb_to_recordset(:outcomes::jsonb) as given (delivery_id bigint, taken boolean, status integer, answer text)
    where d.company_id = :companyId and d.delivery_id = given.delivery_id`,
);

export const deleteOldDeliveries = statement<{ companyId: number }>(
  `delete from webhook_delivery
    where company_id = :companyId and state <> 'WAITING' and created_at < now() - interval '30 days'`,
);
