import type { Language } from '@gemba/contract/kit/languages';
import { statement } from '../database/statement.ts';

type InCompany = { companyId: number };

export const selectCompanies = statement<void, { companyId: number }>(
  'select company_id from companies_with_pushes() as company_id',
  { neverNull: ['companyId'] },
);

// A node that dies leaves its pushes to the others, after a while.
export const claimPushes = statement<InCompany & { atMost: number; leaseSeconds: number }, { pushId: number }>(
  `update push set attempts = attempts + 1, send_at = now() + make_interval(secs => :leaseSeconds)
     from (select push_id from push where company_id = :companyId and send_at <= now()
            order by send_at, push_id limit :atMost for update skip locked) as due
    where push.company_id = :companyId and push.push_id = due.push_id returning push.push_id`,
);

export interface Claimed {
  pushId: number;
  subscriptionId: number;
  kind: string;
  refId: string;
  attempts: number;
  userId: number;
  language: Language;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The session and the account still hold. */
  reaches: boolean;
  /** Switched off meanwhile, at quiet hours, or too late. */
  unwanted: boolean;
}

export const selectClaimed = statement<InCompany & { pushIds: readonly number[] }, Claimed>(
  `select p.push_id, p.subscription_id, p.kind, p.ref_id, p.attempts, u.user_id, u.language, b.endpoint, b.p256dh, b.auth,
     session_reaches(s, u) as reaches,
     (not case p.topic when 'alarms' then wanted.alarms when 'approvals' then wanted.approvals else wanted.messages end
       or is_quiet((now() at time zone c.time_zone)::time, wanted.quiet_from, wanted.quiet_until)
       or p.created_at < now() - interval '1 day') as unwanted
    from push p
    join push_subscription b on b.company_id = p.company_id and b.subscription_id = p.subscription_id
    join session s on s.company_id = b.company_id and s.session_id = b.session_id
    join app_user u on u.company_id = b.company_id and u.user_id = b.user_id and u.user_id = s.user_id
    join push_setting wanted on wanted.company_id = u.company_id and wanted.user_id = u.user_id
    join company c on c.company_id = p.company_id
   where p.company_id = :companyId and p.push_id = any (:pushIds)
   order by p.push_id`,
  { neverNull: ['reaches', 'unwanted'] },
);

export const deletePushes = statement<InCompany & { pushIds: readonly number[] }>(
  'delete from push where company_id = :companyId and push_id = any (:pushIds)',
);

export const deleteSubscriptions = statement<InCompany & { subscriptionIds: readonly number[] }>(
  'delete from push_subscription where company_id = :companyId and subscription_id = any (:subscriptionIds)',
);

export const postponePushes = statement<InCompany & { pushIds: readonly number[] }>(
  `update push set send_at = now() + 10 * power(6, attempts - 1) * interval '1 second'
    where company_id = :companyId and push_id = any (:pushIds)`,
);
