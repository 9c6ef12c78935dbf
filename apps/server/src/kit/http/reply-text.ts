import type { Call } from '@gemba/contract/kit/call';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * How to write a value. A nullable value is written without validating it against its schema: replies come from our
 * own database, and only input has to be checked.
 */
function forWriting({ jsonSchema: schema }: { jsonSchema: JsonSchema }) {
  if (schema.oneOf) {
    const { oneOf, ...rest } = schema;
    delete schema.oneOf;
    Object.assign(schema, rest, choice(oneOf));
    return;
  }
  const [value, nothing] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || nothing?.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, value, { nullable: true });
}

/** One of several shapes, told apart by the constant that each has in the same field: only that is looked at. */
function choice([first, ...others]: readonly JsonSchema[]): JsonSchema {
  if (!first || others.length === 0) return first ?? {};
  const tag = Object.entries(first.properties ?? {}).filter(
    ([, value]) => typeof value === 'object' && 'const' in value,
  );
  return Object.fromEntries<JsonSchema>([
    ['if', { type: 'object', properties: Object.fromEntries(tag) }],
    ['then', first],
    ['else', choice(others)],
  ]);
}

/** The envelope around a call's reply: what is not listed there cannot leave the server. */
const schemaOf = (call: Call) => ({
  type: 'object',
  required: ['code', 'msgCode', 'msg', 'notice', 'success', 'data'],
  properties: {
    code: { type: 'integer' },
    msgCode: { type: 'string' },
    msg: { type: 'string' },
    notice: { type: 'boolean' },
    success: { type: 'boolean' },
    data: z.toJSONSchema(call.reply, { target: 'draft-7', unrepresentable: 'any', override: forWriting }),
  },
});

const writers = new WeakMap<Call, (reply: unknown) => string>();

const writerOf = (call: Call) => {
  const made = writers.get(call) ?? fastJson(schemaOf(call) as fastJson.AnySchema);
  writers.set(call, made);
  return made;
};

/** Writes the answer of a call. Compiled when first needed: all of them at the start would be most of its time. */
export const replyText = (call: Call) => (reply: unknown) => writerOf(call)(reply);
