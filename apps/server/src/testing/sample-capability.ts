import { defineCall } from '@gemba/contract/kit/call';
import { Quantity } from '@gemba/contract/kit/quantity';
import * as z from 'zod/mini';
import type { Capability } from '../kit/capability.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse, refuseAndKeep } from '../kit/refuse.ts';
import { plainQuery } from './plain-query.ts';

/** Calls that show what the kit does for every capability: a guarded read and a posting. Served in tests only. */
export const readShelf = defineCall({
  name: 'readShelf',
  method: 'GET',
  path: '/sample/shelf',
  summary: 'Reads what the company has on its shelf',
  access: ['FIND_VENDOR_ADDRESS'],
  reply: z.strictObject({ items: z.array(z.strictObject({ name: z.string() })) }),
});

const readShelfCarelessly = defineCall({
  ...readShelf,
  name: 'readShelfCarelessly',
  path: '/sample/careless',
  summary: 'Reads the shelf with a query that forgets its company',
});

const putOnShelf = defineCall({
  name: 'putOnShelf',
  method: 'POST',
  path: '/sample/shelf/:place',
  summary: 'Puts something on the shelf and gives it a number',
  access: ['FIND_PART'],
  params: z.strictObject({ place: z.string() }),
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/)),
    quantity: Quantity,
  }),
  example: { params: { place: 'A-01' }, body: { name: 'bolt', quantity: '1' } },
  reply: z.strictObject({ number: z.int(), place: z.string() }),
  posting: true,
  refusals: ['PART_IS_HOLD'],
});

const takeFromShelf = defineCall({
  ...putOnShelf,
  name: 'takeFromShelf',
  path: '/sample/taken/:place',
  summary: 'Another posting with the same input; refuses but keeps what it wrote',
});

const clockIn = defineCall({
  name: 'clockIn',
  method: 'POST',
  path: '/sample/clock',
  summary: 'For employees only',
  access: 'employee',
  reply: z.null(),
});

export const SAMPLE_TABLE = `
  create table shelf (
    company_id integer not null default current_company(), number integer not null, name text not null, secret_cost text,
    primary key (company_id, number));
  call keep_apart('shelf');`;

const selectShelf = (companyId: number) =>
  plainQuery<{ name: string; secretCost: string | null }>(
    'select name, secret_cost from shelf where company_id = $1 order by number',
    [companyId],
  );

const insertOnShelf = (companyId: number, name: string) =>
  plainQuery<{ number: number }>(
    `insert into shelf (company_id, number, name) values ($1, next_number('shelf'), $2) returning number`,
    [companyId, name],
  );

export const sampleCapability: Capability = [
  operation(readShelf, async (tx, { companyId }) => ({ items: await tx.all(selectShelf(companyId)) })),
  operation(readShelfCarelessly, async (tx) => ({
    items: await tx.all(plainQuery<{ name: string }>('select name from shelf')),
  })),
  operation(putOnShelf, async (tx, { companyId }, { params, body }) => {
    if (body.name === 'held') refuse('PART_IS_HOLD', { partNumber: body.name });
    const { number } = await tx.one(insertOnShelf(companyId, body.name));
    return { number, place: params.place };
  }),
  operation(takeFromShelf, async (tx, { companyId }, { params, body }) => {
    const { number } = await tx.one(insertOnShelf(companyId, body.name));
    if (body.name === 'held') refuseAndKeep('PART_IS_HOLD', { partNumber: body.name });
    return { number, place: params.place };
  }),
  operation(clockIn, async () => null),
];

export const sampleCalls = sampleCapability.map(({ call }) => call);
