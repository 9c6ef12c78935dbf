import { randomUUID } from 'node:crypto';
import type { Call } from '@gemba/contract/kit/call';
import { isRefusalCode } from '@gemba/contract/kit/refusals/refusals';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../capabilities.ts';
import { type Answer, type Sending, sendBytes, sendRaw } from '../testing/browser.ts';
import { SAMPLE_TABLE, sampleCalls, sampleCapability } from '../testing/sample-capability.ts';
import { exampleOf, inLanes, LONG, pathWith } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** S14, S26, S27, S29: whatever a client sends, it gets the envelope with the right code, and nothing is changed. */
const erp = await startOwnApp({ env: { GEMBA_LOG: 'warn' }, more: sampleCapability });
await erp.owner.query(SAMPLE_TABLE);
const all: readonly Call[] = [...calls.filter((call) => call.name !== 'logout'), ...sampleCalls];
const withBody = all.filter((one) => one.body);
const clerk = await erp.somebody();

const send = (call: Call, change: Partial<Sending> & { sample?: Partial<ReturnType<typeof exampleOf>> } = {}) => {
  const { sample, ...sending } = change;
  const { body, ...rest } = { ...exampleOf(call), ...sample };
  return clerk.browser.send(`/app${pathWith(call, rest)}`, {
    method: call.method,
    ...(call.body && { body }),
    ...sending,
    headers: { 'Idempotency-Key': call.posting ? randomUUID() : undefined, ...sending.headers },
  });
};

const fieldsOf = (schema: Call['body']) => {
  const { properties = {}, required = [] } = schema
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    : {};
  return { names: Object.keys(properties), required, kindsOf: (name: string) => kindsIn(properties[name] as Property) };
};

interface Property {
  type?: string;
  anyOf?: Property[];
}
// One of several numbers is a number in the schema.
const kindsIn = ({ type, anyOf = [] }: Property): string[] => [
  ...(type ? [type === 'number' ? 'integer' : type] : []),
  ...anyOf.flatMap(kindsIn),
];
const kindOf = (value: unknown) => {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'array';
  return typeof value === 'number' ? 'integer' : typeof value;
};

/** Everything the database holds, but for what every call may touch: counters of attempts and the time last seen. */
const stateOf = async () => {
  const done = '(select * from idempotency where answer is not null)';
  const tables = ['company', 'app_user', done, 'shelf', 'licence'];
  const dumps = [];
  for (const table of tables) {
    dumps.push(
      await erp.owner.query(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as dump from ${table} t`,
      ),
    );
  }
  const sessions = await erp.owner.query('select session_id, token_hash, ended_at from session order by 1');
  return JSON.stringify([dumps.map(({ rows }) => rows), sessions.rows]);
};

const LEAKS = /exception|\bat .*\.(ts|js):|select .* from|syntax error|\/apps\/server|node_modules|pg_|violates/i;

const expectRefused = (answer: Answer, what: string) => {
  expect(answer.status, what).not.toBe(500);
  expect(answer.success, what).toBe(false);
  expect(answer.code, what).toBe(answer.status);
  expect(isRefusalCode(answer.msgCode), `${what}: ${answer.msgCode}`).toBe(true);
  expect(answer.text, what).not.toMatch(LEAKS);
};

/**
 * Those that reach the operation, and of those that the contract already refuses every twentieth. A field takes every
 * ninety-sixth, the next field begins one further on; the long form sends all to every field.
 */
const STEP = LONG ? 1 : 96;
/** To every field, since nothing else is like them: what PostgreSQL cannot store, SQL, a pattern. */
const ALWAYS = ['nul\u0000', `'; drop table shelf; --`, '%_\\'];
interface Field {
  call: Call;
  where: 'params' | 'query' | 'body';
  name: string;
}
type Sent = Field & { text: string };
const takes =
  (text: string) =>
  ({ call, where, name }: Field) =>
    call[where]?.safeParse({ ...exampleOf(call)[where], [name]: text }).success === true;
let turn = 0;
const worthSending = (field: Field) => {
  turn += 1;
  return [...ALWAYS, ...naughty].filter((text, at) => {
    if ((at >= ALWAYS.length && (at + turn) % STEP !== 0) || (field.where === 'params' && text === '')) return false;
    if (field.call.name === 'login') return at % 10 === 0;
    return at % 20 === 0 || takes(text)(field);
  });
};

/** Each of these, spread over three fields of a call where it has so many; the long form sends all of them to every field. */
const share = <Item>(items: readonly Item[], field: number, fields: number) =>
  LONG ? items : items.filter((_, at) => (at + field) % Math.min(fields, 3) === 0);

const before = await stateOf();

describe('bad input at every call', () => {
  it('starts from examples that are valid input', () => {
    for (const call of all) {
      for (const part of ['params', 'query', 'body'] as const)
        expect(call[part]?.safeParse(exampleOf(call)[part]).error, `${call.name} ${part}`).toBeUndefined();
    }
  });

  it('wrong types, missing and unknown fields are INVALID_INPUT and name the field', async () => {
    const wrong = [null, 1, true, [], ['x'], {}, { $ne: '' }, 'x'.repeat(100_000)];
    await inLanes(withBody, async (call) => {
      const { body } = exampleOf(call);
      const { names, required, kindsOf } = fieldsOf(call.body);
      for (const [field, name] of names.entries()) {
        // A text is wrong by its length; anything else of the right type is the operation's to judge.
        const kinds = kindsOf(name).filter((kind) => kind !== 'string');
        for (const value of share(wrong, field, names.length).filter((one) => !kinds.includes(kindOf(one)))) {
          const answer = await send(call, { body: { ...body, [name]: value } });
          expectRefused(answer, `${call.name} ${name}=${JSON.stringify(value).slice(0, 20)}`);
          expect(answer).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT', data: { field: name } });
        }
      }
      for (const name of required) {
        const { [name]: _, ...rest } = body;
        expect(await send(call, { body: rest })).toMatchObject({
          code: 400,
          msgCode: 'INVALID_INPUT',
          data: { field: name },
        });
      }
      for (const whole of [null, [], 'text', 1])
        expectRefused(await send(call, { body: whole }), `${call.name} ${JSON.stringify(whole)}`);
    });
  });

  it('forbidden fields added to a write are refused, never taken over', async () => {
    const forbidden = [
      'id',
      'companyId',
      'company_id',
      'userId',
      'user_id',
      'roles',
      'role',
      'status',
      'isAdmin',
      'version',
      'password_hash',
      'createdAt',
      'refId',
      'approveBy',
      '$set',
    ];
    await inLanes(withBody, async (call) => {
      // A call that declares such a field is the one that may write it.
      const { names } = fieldsOf(call.body);
      for (const name of forbidden.filter((one) => !names.includes(one))) {
        const answer = await send(call, { body: { ...exampleOf(call).body, [name]: 'COMPANY_ADMIN' } });
        expect(answer, `${call.name} ${name}`).toMatchObject({
          code: 400,
          msgCode: 'INVALID_INPUT',
          data: { field: name },
        });
      }
    });
  });

  it('a body where none is expected, and unknown, repeated or nested query fields are refused', async () => {
    await inLanes(all, async (call) => {
      if (!call.body && call.method === 'POST')
        expect(await send(call, { body: { extra: 1 } })).toMatchObject({ code: 400 });
      const path = `/app${pathWith(call, { ...exampleOf(call), query: {} })}`;
      const { names } = fieldsOf(call.query);
      const spoiled = [
        'unknown=1',
        '__proto__=1',
        'constructor=1',
        ...names.flatMap((name) => [`${name}=1&${name}=2`, `${name}[a]=1`]),
      ];
      if (call.method !== 'GET') return;
      for (const query of spoiled)
        expectRefused(await clerk.browser.send(`${path}?${query}`), `${call.name} ?${query}`);
    });
    for (const limit of ['0', '-1', '1e3', '1000000000', '101', 'NaN', '', ' 5', '5.5', '0x10']) {
      expect(await clerk.browser.get(`/sessions?limit=${limit}`), limit).toMatchObject({
        code: 400,
        msgCode: 'INVALID_INPUT',
        data: { field: 'limit' },
      });
    }
  });

  it('broken, poisoned, bottomless and huge JSON is refused before anything is built from it', async () => {
    const bodies: [string, string][] = [
      ['{"a":', 'INVALID_JSON'],
      ['{"a":1}}', 'INVALID_JSON'],
      ['\u0000', 'INVALID_JSON'],
      ['NaN', 'INVALID_JSON'],
      ['{"__proto__":{"x":1}}', 'INVALID_JSON'],
      ['{"constructor":{"prototype":{"x":1}}}', 'INVALID_JSON'],
      ['['.repeat(10_000) + ']'.repeat(10_000), 'INVALID_JSON'],
      [`{"a":"${'x'.repeat(LONG ? 2_000_000 : 1_048_576)}"}`, 'REQUEST_TOO_LARGE'],
    ];
    const posted = all.filter((one) => one.method === 'POST');
    await inLanes(posted, async (call) => {
      for (const [raw, msgCode] of bodies)
        expect((await send(call, { raw })).msgCode, `${call.name} ${raw.slice(0, 30)}`).toBe(msgCode);
    });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('without a token, or with a bad one, the token is what is refused', async () => {
    const guarded = all.filter((one) => one.access !== 'open');
    await inLanes(guarded, async (call) => {
      expect(await send(call, { headers: { authorization: undefined } })).toMatchObject({
        code: 401,
        msgCode: 'NOT_SIGNED_IN',
      });
      expect(await send(call, { headers: { authorization: 'g1.1.nonsense' } })).toMatchObject({
        code: 401,
        msgCode: 'APP_TOKEN_EXPIRED_ERROR',
      });
    });
  });

  it('five hundred naughty strings in every text field never reach a 500', { timeout: 300_000 }, async () => {
    const fields: Field[] = all.flatMap((call) =>
      (['params', 'query', 'body'] as const).flatMap((where) =>
        fieldsOf(call[where]).names.map((name) => ({ call, where, name })),
      ),
    );
    const chosen = fields.flatMap((one) => worthSending(one).map((text) => ({ ...one, text })));
    const taken = new Set(chosen.map(({ text }) => text));
    // Texts that are left go to the first field that lets them through to the operation, otherwise to the first field of all.
    const left = naughty.filter((text) => !taken.has(text));
    const sendings = [...chosen, ...left.map((text) => ({ ...(fields.find(takes(text)) ?? fields[0]), text }) as Sent)];
    expect(new Set(sendings.map(({ text }) => text))).toEqual(new Set([...ALWAYS, ...naughty]));
    await inLanes(sendings, async ({ call, where, name, text }) => {
      const answer = await send(call, { sample: { [where]: { ...exampleOf(call)[where], [name]: text } } });
      expect(answer.status, `${call.name} ${name}: ${answer.text}`).toBeLessThan(500);
      expect(answer.text).not.toMatch(LEAKS);
    });
    await erp.owner.query('delete from shelf');
    await erp.owner.query('delete from idempotency');
  });

  it('unknown paths and methods get the envelope too, and HEAD what GET would say', async () => {
    for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
      expect(await clerk.browser.send('/app/getMenuPermission', { method })).toMatchObject({
        msgCode: 'METHOD_NOT_ALLOWED',
        code: 405,
      });
    }
    expect((await fetch(`${erp.server.url}/app/health`, { method: 'HEAD' })).status).toBe(200);
    for (const path of [
      '/app/nothing',
      '/app/',
      '/app//login',
      '/app/../etc/passwd',
      '/app/%E0%A4%A',
      '//evil',
      '/%00',
    ]) {
      const { status, text } = await sendRaw(erp.server.url, path, 'application/json');
      expect([path, status, JSON.parse(text)]).toEqual([
        path,
        404,
        expect.objectContaining({ code: 404, msgCode: 'ROUTE_NOT_FOUND', success: false }),
      ]);
    }
  });

  it('what is no HTTP at all gets the envelope and the headers, and the connection ends', async () => {
    const endless = `GET /app/health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`;
    for (const [bytes, status] of [
      ['FOO /app/health HTTP/1.1\r\nhost: x\r\n\r\n', 400],
      ['nonsense\r\n\r\n', 400],
      [endless, 413],
    ] as const) {
      const answer = await sendBytes(erp.server.url, bytes);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain(`"code":${status}`);
    }
  });

  it('has changed nothing', async () => {
    expect(await stateOf()).toBe(before);
    expect(erp.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
