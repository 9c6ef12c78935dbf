import { defineCall } from '@gemba/contract/kit/call';
import { DateText, InstantText } from '@gemba/contract/kit/dates';
import { answered } from '@gemba/contract/kit/envelope';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { replyText } from './reply-text.ts';

const Part = z.strictObject({ number: z.string(), due: z.nullable(DateText) });
const readPart = defineCall({
  name: 'readPart',
  method: 'GET',
  path: '/part',
  summary: 'A part',
  access: 'signedIn',
  reply: z.strictObject({ part: z.nullable(Part), next: z.optional(Part), seen: z.array(Part) }),
});
const written = (reply: unknown) => JSON.parse(replyText(readPart)(answered(reply))).data;

test('what may be nothing is written as nothing or as it is', () => {
  const [due, open] = [
    { number: 'A', due: '2026-02-28' },
    { number: '"é\n', due: null },
  ];
  expect(written({ part: due, seen: [open, due] })).toEqual({ part: due, seen: [open, due] });
  expect(written({ part: null, next: open, seen: [] })).toEqual({ part: null, next: open, seen: [] });
});

test('what the contract does not name does not leave the server', () => {
  const part = { number: 'A', due: null, cost: '12.50' };
  expect(JSON.stringify(written({ part, seen: [part], password: 'secret' }))).not.toMatch(/cost|password/);
});

test('writes each of several shapes by the field that tells them apart', () => {
  const Entry = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('WORK'), endedAt: z.nullable(InstantText), wo: z.nullable(z.string()) }),
    z.strictObject({ kind: z.literal('PAUSE'), endedAt: z.nullable(InstantText), paid: z.boolean() }),
    z.strictObject({ kind: z.literal('GAP'), endedAt: z.nullable(InstantText) }),
  ]);
  const call = defineCall({
    name: 'listEntries',
    method: 'GET',
    path: '/entries',
    summary: 'Entries of several kinds',
    access: 'signedIn',
    reply: z.strictObject({ entries: z.array(Entry) }),
  });
  const entries = [
    { kind: 'WORK', endedAt: null, wo: '70418' },
    { kind: 'WORK', endedAt: '2026-11-10T06:18:00.000Z', wo: null },
    { kind: 'PAUSE', endedAt: null, paid: true },
    { kind: 'GAP', endedAt: null },
  ];
  const secret = entries.map((entry) => ({ ...entry, hash: 'x' }));
  expect(JSON.parse(replyText(call)(answered({ entries: secret }))).data).toEqual({ entries });
});
