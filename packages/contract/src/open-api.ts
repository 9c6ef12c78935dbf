import * as z from 'zod/mini';
import { TEST_KIND, WEBHOOK_KINDS } from './interfaces/webhooks/webhook.ts';
import type { Call } from './kit/call.ts';
import { FileReply } from './kit/files/file-reply.ts';
import { EXPORT_ROWS_AT_MOST, rowsIn } from './kit/page.ts';
import { refusals } from './kit/refusals/refusals.ts';
import { isStream } from './kit/stream.ts';

type Schema = NonNullable<Call['body']>;

export const json = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const content = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const TABLE = `Asked for by Accept: text/csv. Every row of the filter, cursor and limit aside, at most ${EXPORT_ROWS_AT_MOST}; a last line says that it was cut`;

const BINARY = { type: 'string', format: 'binary' };

const sent = (call: Call, body: Schema) => ({
  ...(call.upload && {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: BINARY, meta: json(body, 'input') } },
      encoding: { meta: { contentType: 'application/json' } },
    },
  }),
  ...content(json(body, 'input'), call.example?.body),
});

const envelope = (data: unknown) => ({
  type: 'object',
  required: ['code', 'msgCode', 'msg', 'notice', 'success', 'data'],
  properties: {
    code: { type: 'integer', description: 'Equals the HTTP status' },
    msgCode: { type: 'string' },
    msg: { type: 'string', description: 'In the language of the Lang header' },
    notice: { type: 'boolean', description: 'The screen shows msg itself' },
    success: { type: 'boolean' },
    data,
  },
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parameters = (call: Call) => {
  const of = (schema: Schema | undefined, where: 'path' | 'query', examples: unknown) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = json(schema, 'input');
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: where,
      required: required.includes(name),
      schema: one,
      ...(isRecord(examples) && name in examples && { example: examples[name] }),
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 16, maxLength: 64 },
  };
  return [
    ...of(call.params, 'path', call.example?.params),
    ...of(call.query, 'query', call.example?.query),
    ...(call.posting ? [key] : []),
  ];
};

const answer = ({ reply }: Call) => {
  if (reply === FileReply) return { '*/*': { schema: BINARY } };
  if (isStream(reply)) return { 'text/event-stream': { schema: json(reply, 'output') } };
  return {
    ...content(envelope(json(reply, 'output'))),
    ...(rowsIn(reply) && { 'text/csv': { schema: { type: 'string', description: TABLE } } }),
  };
};

const roles = (call: Call) => (typeof call.access === 'string' ? call.access : call.access.join(', '));

const securityOf = ({ access, personOnly }: Call) => {
  if (access === 'open') return [];
  return personOnly ? [{ session: [] }] : [{ session: [] }, { apiKey: [] }];
};

const operation = (capability: string, call: Call) => ({
  operationId: call.name,
  tags: [capability],
  summary: call.summary,
  description: `Access: ${roles(call)}. Timeout: ${call.timeoutMs} ms.`,
  parameters: parameters(call),
  ...(call.body && { requestBody: { required: true, content: sent(call, call.body) } }),
  responses: {
    200: { description: 'Done', content: answer(call) },
    default: {
      description: `Refused. Of its own: ${call.refusals.map((code) => `${code} (${refusals[code].status})`).join(', ') || 'none'}`,
      content: content(envelope({})),
    },
  },
  security: securityOf(call),
  // `x-access` is open, signedIn, employee, or anyRole: a session with one of `x-roles`.
  'x-access': typeof call.access === 'string' ? call.access : 'anyRole',
  'x-roles': typeof call.access === 'string' ? [] : call.access,
  // A posting happens once for its Idempotency-Key, however often it is sent.
  'x-posting': call.posting,
  // Refused to an API key.
  'x-person-only': call.personOnly,
});

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The token of a person who is signed in',
  },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the company: gemba_…' },
};

const EVENT = {
  type: 'object',
  required: ['id', 'type', 'timestamp', 'company', 'subject', 'by', 'data'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'The same for every attempt: take each id once' },
    type: { type: 'string' },
    timestamp: { type: 'string', format: 'date-time' },
    company: { type: 'string' },
    subject: { type: 'string', description: 'The document, as po 48164. Its events come in their order' },
    by: { type: 'string', description: 'The person or the API key' },
    data: { type: 'object' },
  },
};

const webhook = (kind: string) => ({
  post: {
    summary: `An event of the kind ${kind}`,
    description: 'Signed as Standard Webhooks says: webhook-id, webhook-timestamp, webhook-signature',
    requestBody: { required: true, content: content(EVENT) },
    responses: { '2XX': { description: 'Taken. Any other answer is tried again later' } },
  },
});

/** The calls that each capability serves. */
export type CallsByCapability = Readonly<Record<string, readonly Call[]>>;

/** The whole HTTP interface, made from the same entries as the server's routes. */
export const openApiDocument = (calls: CallsByCapability, version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [capability, own] of Object.entries(calls))
    for (const call of own) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(capability, call) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Gemba', version },
    servers: [{ url: '/app' }],
    tags: Object.keys(calls).map((name) => ({ name })),
    components: { securitySchemes },
    paths,
    webhooks: Object.fromEntries([...WEBHOOK_KINDS, TEST_KIND].map((kind) => [kind, webhook(kind)])),
  };
};
