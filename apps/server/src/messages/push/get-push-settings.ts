import * as contract from '@gemba/contract/messages/push/get-push-settings';
import type { PushSettings } from '@gemba/contract/messages/push/push-settings';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { companyKeys } from '../../kit/push/company-keys.ts';

const selectSettings = statement<{ companyId: number; userId: number }, PushSettings>(
  `select alarms, approvals, messages,
     case when quiet_from is not null
       then json_build_object('from', to_char(quiet_from, 'HH24:MI'), 'until', to_char(quiet_until, 'HH24:MI')) end as quiet
    from push_setting where company_id = :companyId and user_id = :userId`,
);

const selectSubscribed = statement<{ companyId: number; sessionId: string }, { subscribed: boolean }>(
  `select exists (select from push_subscription where company_id = :companyId and session_id = :sessionId) as subscribed`,
);

const NOTHING: PushSettings = { alarms: false, approvals: false, messages: false, quiet: null };

export const getPushSettings = operation(
  contract.getPushSettings,
  async (tx, { companyId, userId, sessionId }, _input, _visit, { keys }) => {
    const { publicKey } = await companyKeys(tx, companyId, keys);
    const settings = (await tx.first(selectSettings({ companyId, userId }))) ?? NOTHING;
    const { subscribed } = await tx.one(selectSubscribed({ companyId, sessionId }));
    return { ...settings, publicKey, subscribed };
  },
);
