import { defineCall } from '@gemba/contract/kit/call';
import { DateText } from '@gemba/contract/kit/dates';
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
