import type { Call } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';

interface Schema {
  type?: string;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

export interface IntegerField {
  readonly call: Call;
  /** The way to it in the body; 0 is the first row of a list. */
  readonly path: readonly (string | 0)[];
  readonly maximum: number;
}

const integersBelow = (call: Call, schema: Schema, path: IntegerField['path']): IntegerField[] => [
  ...(schema.type === 'integer' ? [{ call, path, maximum: schema.maximum ?? Number.POSITIVE_INFINITY }] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => integersBelow(call, field, [...path, name])),
  ...(schema.items ? integersBelow(call, schema.items, [...path, 0]) : []),
  ...(schema.anyOf ?? []).flatMap((either) => integersBelow(call, either, path)),
];

/** Every integer in the body of a call. Addresses carry text only. */
export const integersOf = (call: Call) =>
  call.body
    ? integersBelow(call, z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Schema, [])
    : [];

/** The same input with another value at the end of a path. */
export const withValue = (input: unknown, [step, ...rest]: IntegerField['path'], value: unknown): unknown => {
  if (step === undefined) return value;
  if (step === 0) {
    const [first, ...others] = Array.isArray(input) ? (input as unknown[]) : [];
    return [withValue(first, rest, value), ...others];
  }
  const fields = (input ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: withValue(fields[step], rest, value) };
};
