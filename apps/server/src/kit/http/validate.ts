import type { Call, CallParsed } from '@gemba/contract/kit/call';
import { refuse } from '../refuse.ts';

type Schema = NonNullable<Call['body']>;

const parse = (schema: Schema | undefined, value: unknown, where: string) => {
  if (!schema) {
    const empty =
      value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
    return empty ? undefined : refuse('INVALID_INPUT', { field: where, rule: 'not_expected' });
  }
  const outcome = schema.safeParse(value ?? {});
  if (outcome.success) return outcome.data;
  const issue = outcome.error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(unknown ? [unknown] : [])].map(String).join('.').slice(0, 200);
  return refuse('INVALID_INPUT', { field: field || where, rule: issue?.code ?? 'invalid' });
};

/** Input is what the contract says or it is refused: wrong types, missing and unknown fields alike. */
export const validated = <C extends Call>(call: C, input: { params: unknown; query: unknown; body: unknown }) =>
  ({
    params: parse(call.params, input.params, 'params'),
    query: parse(call.query, input.query, 'query'),
    body: parse(call.body, input.body, 'body'),
  }) as CallParsed<C>;
