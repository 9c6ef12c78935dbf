import * as contract from '@gemba/contract/messages/push/change-push-settings';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const upsertSettings = statement<{
  companyId: number;
  userId: number;
  alarms: boolean;
  approvals: boolean;
  messages: boolean;
  quietFrom: string | null;
  quietUntil: string | null;
}>(
  `insert into push_setting (company_id, user_id, alarms, approvals, messages, quiet_from, quiet_until)
   values (:companyId, :userId, :alarms, :approvals, :messages, :quietFrom::text::time, :quietUntil::text::time)
   on conflict (company_id, user_id) do update set alarms = excluded.alarms, approvals = excluded.approvals,
     messages = excluded.messages, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
);

export const changePushSettings = operation(
  contract.changePushSettings,
  async (tx, { companyId, userId }, { body: { quiet, ...topics } }) => {
    const [quietFrom, quietUntil] = [quiet?.from ?? null, quiet?.until ?? null];
    await tx.run(upsertSettings({ companyId, userId, ...topics, quietFrom, quietUntil }));
    return null;
  },
);
