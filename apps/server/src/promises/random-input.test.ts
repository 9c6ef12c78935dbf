import { randomUUID } from 'node:crypto';
import type { Call } from '@gemba/contract/kit/call';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import type { Answer } from '../testing/browser.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { exampleOf, LONG, pathWith } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';
import { threadMs } from '../testing/thread-time.ts';
import { type IntegerField, integersOf, withValue } from './testing/random-input/integer-fields.ts';
import { encodeKey, spoiledCursor } from './testing/random-input/spoiled-cursor.ts';

/** S14: a tampered cursor, or a number that no column holds, is refused. It is never an error of ours. */
const CURSORS = LONG ? 30_000 : 300;
const INTEGERS = LONG ? 20_000 : 200;
const SEED = Number(process.env['GEMBA_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 1));
const timeout = 3_600_000;
/** Nobody is answered for longer than this because of one request. */
const BLOCKED_MS = 100;

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

const first = async (text: string) =>
  (await erp.owner.query<{ value: string }>(text, [companyId])).rows[0]?.value as string;

/** The longest of each, so that there is a second page. */
const real: Record<string, string> = {
  partNumber: await first(
    `select part_number as value from inventory_log where company_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
  ),
  customerId: await first(
    `select customer_id as value from sales_catalog_item where company_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
  ),
  documentId: await first(
    `select document_id as value from document_revision where company_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
  ),
  vendorId: await first(
    `select vendor_id as value from vendor_quality_document where company_id = $1 and document_id is not null order by 1 limit 1`,
  ),
  ecnNumber: await first(
    `select ecn_number as value from ecn_part where company_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
  ),
  number: await first(
    `select order_number as value from order_change where company_id = $1 and order_kind = 'po' order by 1 limit 1`,
  ),
};

const withReal = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, real[name] ?? value]));

const hasCursor = ({ query }: Call) => Object.hasOwn((query as { shape?: object } | undefined)?.shape ?? {}, 'cursor');

const listing = (call: Call, more: Record<string, string>) => {
  const { params, query } = exampleOf(call);
  return browser.get<{ nextCursor: string | null }>(
    pathWith(call, { params: withReal(params), query: { ...withReal(query), ...more } }),
  );
};

/** The time that the thread of the server computes. Slow input is slow each time; a busy machine is not. */
async function judged(send: () => Promise<Answer>, what: string) {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; ; tries += 1) {
    const since = threadMs();
    const { status, text, msgCode } = await send();
    least = Math.min(least, threadMs() - since);
    expect(status, `${what}: ${text}`).toBeLessThan(500);
    if (least < BLOCKED_MS || tries === 5) {
      expect(least, what).toBeLessThan(BLOCKED_MS);
      return msgCode;
    }
  }
}

/** For lists that are too short here to have a second page. */
const SHORT: Record<string, readonly unknown[]> = {
  listImportConflicts: [7],
  listSessions: ['2026-06-18T12:42:00Z', '00000000-0000-4000-8000-000000000000'],
  listPartOnHand: ['A-03-2'],
  listPartOnSit: ['2026-06-18', 'po', '48213', 1],
  listDocuments: ['A', 'en', 'DRAWING'],
  listPartDocuments: ['A', 'en', 'DRAWING'],
  listDocumentRevisions: [1],
  listVendorDocumentRevisions: [1],
  listDelegations: [1],
  listDelegationCandidates: ['Ines', 1],
  listDecidedForMe: [1],
  listOrderChanges: [1],
  listMessages: [1],
  listFigureRows: ['2026-06-18', '48213', 1, 'A', 'B'],
  listJournal: ['2026-06-18', 1, 1],
  listUserSessions: ['2026-06-18T12:42:00Z', '00000000-0000-4000-8000-000000000000'],
  listAuditEntries: [1],
  listExchangeRates: ['2026-06-18'],
  listEmployees: ['angela ruiz', 'E-1'],
  listApiKeys: ['2026-06-18T12:42:00Z', '00000000-0000-4000-8000-000000000000'],
  listWebhookDeliveries: ['1'],
  listPrintJobs: ['1'],
  listReceivableRmas: ['2026-06-18', '901'],
  listShippableRtvs: ['2026-06-18', '801'],
  listRtvShippers: ['2026-06-18T12:42:00Z', '101'],
};
const lists = new Map(calls.filter(hasCursor).map((call) => [call.name, call]));
const cursors = new Map<string, string>();

it('gets a cursor from every list, and goes on from it', async () => {
  for (const [name, call] of lists) {
    const { data } = await listing(call, { limit: '1' });
    expect(data.nextCursor ?? SHORT[name], `${name} has one page here: give it a key in SHORT`).toBeTruthy();
    const cursor = data.nextCursor ?? encodeKey(SHORT[name]);
    expect([name, (await listing(call, { cursor })).msgCode]).toEqual([name, 'OK']);
    cursors.set(name, cursor);
  }
});

it(`${CURSORS} tampered cursors are refused or lead on (seed ${SEED})`, { timeout }, async () => {
  const tampered = fc
    .constantFrom(...cursors)
    .chain(([name, cursor]) => fc.record({ name: fc.constant(name), cursor: spoiledCursor(cursor) }));
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(tampered, async ({ name, cursor }) => {
      const verdict = await judged(() => listing(lists.get(name) as Call, { cursor }), `${name} ${cursor}`);
      expect(['OK', 'INVALID_INPUT']).toContain(verdict);
      seen.add(verdict);
    }),
    { numRuns: CURSORS, seed: SEED },
  );
  expect(seen).toEqual(new Set(['OK', 'INVALID_INPUT']));
});

const HARD = [0, -1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53 - 1, 2 ** 53, 1e308, 0.5];
const fields = new Map(
  calls.flatMap(integersOf).map((field) => [`${field.call.name} ${field.path.join('.')}`, field] as const),
);

it('gives every integer of a request the bounds of its column', () => {
  expect(fields.size).toBeGreaterThan(15);
  const unbounded = [...fields].filter(([, { maximum }]) => maximum > 2_147_483_647);
  // The only ones that come from a sequence.
  expect(unbounded.map(([name]) => name)).toEqual([
    'sendMessage replyTo',
    'decideApprovals decisions.0.changeId',
    'orderTasks taskIds.0',
    'addAlarmType parent',
    'editAlarmType parent',
    'raiseAlarm type',
  ]);
});

it(`${INTEGERS} integers at every place of a request are taken or refused (seed ${SEED})`, { timeout }, async () => {
  const send = ({ call, path }: IntegerField, value: number) => {
    const { params, query, body } = exampleOf(call);
    return browser.send(`/app${pathWith(call, { params: withReal(params), query })}`, {
      method: call.method,
      body: withValue(body, path, value),
      headers: { 'Idempotency-Key': call.posting ? randomUUID() : undefined },
    });
  };
  const number = fc.oneof(
    fc.constantFrom(...HARD),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields.keys()), number, async (name, value) => {
      await judged(() => send(fields.get(name) as IntegerField, value), `${name}=${value}`);
    }),
    { numRuns: INTEGERS, seed: SEED },
  );
});
