import type { Config } from '../../kit/config.ts';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Database } from '../../kit/database/database.ts';
import { keepLooking } from '../../kit/keep-looking.ts';
import {
  type Claimed,
  claimDeliveries,
  deleteOldDeliveries,
  type Place,
  selectDue,
  selectWebhook,
  settleDeliveries,
  type Target,
} from './deliveries.sql.ts';
import { createPoster } from './post-event.ts';
import { signedHeaders } from './sign-event.ts';

const TOGETHER = 50;
/** Webhooks that are told at the same time: a slow one holds up the others of its lane only. */
const LANES = 8;
const LEASE_SECONDS = 120;

export interface WebhookPace {
  lookMs: number;
  /** The wait after the first failure; it grows threefold with each other one, up to the longest. */
  firstSeconds: number;
  longestSeconds: number;
}

const PACE: WebhookPace = { lookMs: 1_000, firstSeconds: 5, longestSeconds: 6 * 3_600 };

interface Means {
  database: Database;
  keys: Keys;
  config: Pick<Config, 'webhookNetworks'>;
  trouble: (error: unknown) => void;
  pace?: Partial<WebhookPace> | undefined;
}

interface Outcome {
  delivery_id: number;
  taken: boolean;
  status: number | null;
  answer: string;
}

/** PostgreSQL keeps no such sign in a text. */
const withoutNull = (text: string) => text.replaceAll('\0', '');

const isTaken = (status: number) => status >= 200 && status < 300;

/** Delivers the events of every company until it is stopped: each at least once, those of a document in their order. */
export function runWebhooks({ database, keys, config, trouble, pace }: Means) {
  const { lookMs, firstSeconds, longestSeconds } = { ...PACE, ...pace };
  const poster = createPoster(config.webhookNetworks);

  const openSecret = (sealed: string) => {
    try {
      return keys.unseal(sealed);
    } catch {
      throw new Error('The secret of this webhook cannot be read any more. Remove the webhook and add it again.');
    }
  };

  const deliver = async (webhook: Target, { deliveryId, eventId, body }: Claimed): Promise<Outcome> => {
    try {
      const secret = openSecret(webhook.sealedSecret);
      const { status, text } = await poster.post(webhook.url, signedHeaders(secret, eventId, body, new Date()), body);
      return { delivery_id: deliveryId, taken: isTaken(status), status, answer: withoutNull(text) };
    } catch (error) {
      // Kept for the administrator of the company. A log that names each would be full of a receiver that is down.
      return { delivery_id: deliveryId, taken: false, status: null, answer: (error as Error).message };
    }
  };

  const claim = ({ companyId, webhookId }: Place) =>
    database.asCompany(companyId, async (tx) => {
      const webhook = await tx.first(selectWebhook({ companyId, webhookId }));
      if (!webhook) return undefined;
      const due = { companyId, webhookId, atMost: TOGETHER, leaseSeconds: LEASE_SECONDS };
      return { ...webhook, deliveries: await tx.all(claimDeliveries(due)) };
    });

  const deliverSome = async (place: Place) => {
    const found = await claim(place);
    if (!found || found.deliveries.length === 0) return 0;
    const outcomes = await Promise.all(found.deliveries.map((delivery) => deliver(found, delivery)));
    const { companyId } = place;
    await database.asCompany(companyId, async (tx) => {
      await tx.run(settleDeliveries({ companyId, outcomes: JSON.stringify(outcomes), firstSeconds, longestSeconds }));
      await tx.run(deleteOldDeliveries({ companyId }));
    });
    return outcomes.length;
  };

  const look = async (isStopped: () => boolean) => {
    const left = (await database.outside.all(selectDue())).values();
    const lane = async () => {
      for (const place of left)
        for (let count = 1; count > 0 && !isStopped(); )
          count = await deliverSome(place).catch((error: unknown) => {
            // One webhook holds up no other.
            trouble(error);
            return 0;
          });
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  const looking = keepLooking({ look, everyMs: lookMs, trouble });
  return {
    async stop() {
      await looking.stop();
      poster.close();
    },
  };
}
