import { WEBHOOKS_AT_MOST, type WebhookKind } from '@gemba/contract/interfaces/webhooks/webhook';
import { recordChange } from '../../companies/index.ts';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { newSecret } from './sign-event.ts';
import { checkUrl } from './webhook-url.ts';

// Two who add at once take turns, so that there are never too many.
const lockCompany = statement<{ companyId: number }>(`select pg_advisory_xact_lock(:companyId, hashtext('webhook'))`);

const countWebhooks = statement<{ companyId: number }, { count: number }>(
  'select count(*)::int as count from webhook where company_id = :companyId',
);

type NewWebhook = {
  companyId: number;
  url: string;
  kinds: readonly string[];
  sealedSecret: string;
  createdBy: number | null;
};

const insertWebhook = statement<NewWebhook, { webhookId: string }>(
  `insert into webhook (company_id, url, kinds, sealed_secret, created_by)
   values (:companyId, :url, :kinds, :sealedSecret, :createdBy) returning webhook_id::text`,
);

export interface WebhookWish {
  url: string;
  kinds: readonly WebhookKind[];
  /** Null: by the command line. */
  createdBy: number | null;
}

/** Adds a webhook. Its secret is kept sealed, and answered this once. */
export async function makeWebhook(
  tx: Tx,
  companyId: number,
  wish: WebhookWish,
  { keys, networks }: { keys: Keys; networks: readonly string[] },
) {
  const url = checkUrl(wish.url, networks);
  await tx.run(lockCompany({ companyId }));
  const { count } = await tx.one(countWebhooks({ companyId }));
  if (count >= WEBHOOKS_AT_MOST) refuse('TOO_MANY_WEBHOOKS', { most: WEBHOOKS_AT_MOST });
  const secret = newSecret();
  const kinds = [...new Set(wish.kinds)];
  const added = { companyId, url, kinds, sealedSecret: keys.seal(secret), createdBy: wish.createdBy };
  const { webhookId } = await tx.one(insertWebhook(added));
  const change = { kind: 'webhook', subject: webhookId, act: 'added', after: { url, kinds } } as const;
  await recordChange(tx, { companyId, userId: wish.createdBy }, change);
  return { webhookId, secret };
}
