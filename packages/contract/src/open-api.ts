import * as z from 'zod/mini';
import type { Call } from './kit/call.ts';
import { FileReply } from './kit/file-reply.ts';
import { EXPORT_ROWS_AT_MOST, rowsIn } from './kit/page.ts';
import { refusals } from './kit/refusals/refusals.ts';
import { isStream } from './kit/stream.ts';

type Schema = NonNullable<Call['body']>;

const json = (schema: Schema, io: 'input' | 'output') => {
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

const operation = (call: Call) => ({
  operationId: call.name,
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
  security: call.access === 'open' ? [] : [{ token: [] }],
  // `x-access` is open, signedIn, employee, or anyRole: a session with one of `x-roles`.
  'x-access': typeof call.access === 'string' ? call.access : 'anyRole',
  'x-roles': typeof call.access === 'string' ? [] : call.access,
  // A posting happens once for its Idempotency-Key, however often it is sent.
  'x-posting': call.posting,
});

/** The whole HTTP interface, made from the same entries as the server's routes. */
export const openApiDocument = (calls: readonly Call[], version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Gemba', version },
    servers: [{ url: '/app' }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  };
};
