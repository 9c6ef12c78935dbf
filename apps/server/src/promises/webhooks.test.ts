import { expect, it } from 'vitest';
import { tellWebhooks } from '../interfaces/index.ts';
import { dice } from '../testing/dice.ts';
import { startReceiver } from '../testing/outside/webhook-receiver.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { LONG } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';

const EVENTS = LONG ? 10_000 : 400;
const DOCUMENTS = EVENTS / 20;
const LANES = 8;
const WITHIN_MS = LONG ? 600_000 : 60_000;

const erp = await startOwnApp({
  env: { GEMBA_WEBHOOK_NETWORKS: '127.0.0.1' },
  webhookPace: { lookMs: 20, firstSeconds: 0.01, longestSeconds: 0.2 },
});
const seed = Number(process.env['GEMBA_SEED'] ?? Date.now() % 1_000_000);

/** Half of the time it fails: it refuses, or drops the connection. */
const failingHalf = (choose: ReturnType<typeof dice>) =>
  startReceiver((_, response) => {
    const mood = choose(['take', 'take', 'refuse', 'drop'] as const);
    if (mood === 'take') response.writeHead(204).end();
    else if (mood === 'refuse') response.writeHead(choose([500, 503, 429, 302, 404])).end('not now');
    else {
      response.statusCode = 500;
      response.destroy();
    }
  });

it(
  `delivers ${EVENTS} events to a receiver that fails half of the time: each, in the order of its document, signed (seed ${seed})`,
  async () => {
    const room = await openStockRoom(erp);
    const receiver = await failingHalf(dice(seed));
    const made = await room.browser.post<{ secret: string }>('/webhooks', {
      url: receiver.url,
      kinds: ['goods.received'],
    });
    receiver.state.secret = made.data.secret;

    // Lanes tell of different documents at once; of one document, one after the other, as its lock sees to it.
    const lane = async (first: number) => {
      for (let number = 0; number < EVENTS; number += 1) {
        const document = number % DOCUMENTS;
        if (document % LANES !== first) continue;
        const about = ['po', String(document)] as const;
        await room.database.asCompany(room.companyId, (tx) =>
          tellWebhooks(tx, room.actor, [{ kind: 'goods.received', about, data: { number } }]),
        );
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));

    const left = async () =>
      (
        await room.ask<{ count: number }>(
          `select count(*)::int as count from webhook_delivery where company_id = $1 and state <> 'DELIVERED'`,
        )
      )[0]?.count;
    await expect.poll(left, { timeout: WITHIN_MS, interval: 200 }).toBe(0);

    const { taken, wrong, state } = receiver;
    expect(wrong).toEqual([]);
    expect(state.asked).toBeGreaterThan(EVENTS * 1.5);
    const seen = new Map<string, number[]>();
    for (const { subject, data } of taken) {
      const known = seen.get(subject) ?? [];
      if (!known.includes(data['number'] as number)) seen.set(subject, [...known, data['number'] as number]);
    }
    expect([...seen.values()].flat()).toHaveLength(EVENTS);
    for (const [subject, told] of seen) expect([subject, told]).toEqual([subject, told.toSorted((a, b) => a - b)]);
    expect(erp.log.join('\n')).not.toContain(made.data.secret.slice(6));
  },
  WITHIN_MS + 60_000,
);
