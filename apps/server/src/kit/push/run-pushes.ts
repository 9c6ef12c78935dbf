import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Keys } from '../crypto/keys.ts';
import type { Database, Tx } from '../database/database.ts';
import { keepLooking } from '../keep-looking.ts';
import { readCompanyKeys } from './company-keys.ts';
import { encryptPush } from './encrypt-push.ts';
import { postPush } from './post-push.ts';
import type { PushSource, PushText } from './push-source.ts';
import {
  type Claimed,
  claimPushes,
  deletePushes,
  deleteSubscriptions,
  postponePushes,
  selectClaimed,
  selectCompanies,
} from './pushes.sql.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

const TOGETHER = 50;
/** Companies that are sent for at the same time: a slow push service holds up the others of its lane only. */
const LANES = 4;
const LEASE_SECONDS = 120;
const ATTEMPTS = 4;
const KEPT_SECONDS = 86_400;
const URGENT_SECONDS = 3_600;

interface Means {
  database: Database;
  keys: Keys;
  config: Pick<Config, 'pushServices' | 'pushContact'>;
  trouble: (error: unknown) => void;
  lookMs?: number;
}

type Ready = { push: Claimed; text: PushText; urgent: boolean };
type Outcome = 'taken' | 'gone' | 'later' | 'refused';

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

/** A push that the service still has is replaced by a later one about the same. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Sends pushes of every company until it is stopped. Any number of nodes may do so on one database. */
export function runPushes(sources: readonly PushSource[], { database, keys, config, trouble, lookMs = 1_000 }: Means) {
  const sourceOf = new Map(sources.map((source) => [source.kind, source]));

  const readTexts = async (tx: Tx, companyId: number, wanted: readonly Claimed[]): Promise<Ready[]> => {
    const ready: Ready[] = [];
    for (const [kind, source] of sourceOf) {
      const own = wanted.filter((push) => push.kind === kind);
      const texts = own.length > 0 ? await source.tell(tx, companyId, own) : [];
      own.forEach((push, index) => {
        const text = texts[index];
        if (text) ready.push({ push, text, urgent: source.urgent });
      });
    }
    return ready;
  };

  /** Takes some that are due. Those that nobody wants, may know or can receive any more are deleted at once. */
  const claim = (companyId: number) =>
    database.asCompany(companyId, async (tx) => {
      const claimed = await tx.all(claimPushes({ companyId, atMost: TOGETHER, leaseSeconds: LEASE_SECONDS }));
      const pushIds = claimed.map(({ pushId }) => pushId);
      if (pushIds.length === 0) return { count: 0, ready: [], vapid: undefined };
      const vapid = await readCompanyKeys(tx, companyId, keys);
      const pushes = await tx.all(selectClaimed({ companyId, pushIds }));
      const unreachable = pushes.filter(({ reaches }) => !reaches).map(({ subscriptionId }) => subscriptionId);
      const wanted = pushes.filter(({ reaches, unwanted }) => reaches && !unwanted);
      const ready = vapid ? await readTexts(tx, companyId, wanted) : [];
      const kept = new Set(ready.map(({ push }) => push.pushId));
      await tx.run(deleteSubscriptions({ companyId, subscriptionIds: unreachable }));
      await tx.run(deletePushes({ companyId, pushIds: pushIds.filter((id) => !kept.has(id)) }));
      return { count: pushIds.length, ready, vapid };
    });

  const send = async (vapid: VapidKeys, { push, text, urgent }: Ready): Promise<Outcome> => {
    const { endpoint } = push;
    try {
      const status = await postPush({
        endpoint,
        ownServices: config.pushServices,
        headers: {
          authorization: vapidHeader(vapid, endpoint, config.pushContact),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(urgent ? URGENT_SECONDS : KEPT_SECONDS),
          urgency: urgent ? 'high' : 'normal',
          topic: topicOf(text.tag),
        },
        body: encryptPush(JSON.stringify(text), push),
      });
      const outcome = outcomeOf(status);
      // The host alone: the address of a subscription is a secret.
      if (outcome === 'refused') trouble(new Error(`${new URL(endpoint).host} refused a push with ${status}`));
      return outcome;
    } catch (error) {
      trouble(error);
      return 'later';
    }
  };

  const settle = (companyId: number, sent: readonly { push: Claimed; outcome: Outcome }[]) =>
    database.asCompany(companyId, async (tx) => {
      const isLater = ({ push, outcome }: (typeof sent)[number]) => outcome === 'later' && push.attempts < ATTEMPTS;
      const idsOf = (pushes: readonly (typeof sent)[number][]) => pushes.map(({ push }) => push.pushId);
      const gone = sent.filter(({ outcome }) => outcome === 'gone');
      await tx.run(deleteSubscriptions({ companyId, subscriptionIds: gone.map(({ push }) => push.subscriptionId) }));
      await tx.run(postponePushes({ companyId, pushIds: idsOf(sent.filter(isLater)) }));
      await tx.run(deletePushes({ companyId, pushIds: idsOf(sent.filter((one) => !isLater(one))) }));
    });

  const sendOf = async (companyId: number) => {
    const { count, ready, vapid } = await claim(companyId);
    if (vapid && ready.length > 0) {
      const sent = await Promise.all(ready.map(async (one) => ({ push: one.push, outcome: await send(vapid, one) })));
      await settle(companyId, sent);
    }
    return count;
  };

  const look = async (isStopped: () => boolean) => {
    const companies = await database.outside.all(selectCompanies());
    const left = companies.values();
    const lane = async () => {
      for (const { companyId } of left)
        for (let count = 1; count > 0 && !isStopped(); ) count = await sendOf(companyId);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };
  return keepLooking({ look, everyMs: lookMs, trouble });
}
