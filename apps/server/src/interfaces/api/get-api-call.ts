import * as contract from '@gemba/contract/interfaces/api/get-api-call';
import type { Call } from '@gemba/contract/kit/call';
import { FileReply } from '@gemba/contract/kit/files/file-reply';
import type { Language } from '@gemba/contract/kit/languages';
import { refusals } from '@gemba/contract/kit/refusals/refusals';
import { isStream } from '@gemba/contract/kit/stream';
import { refused } from '../../kit/http/answer.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { fieldsOf } from './fields-of.ts';
import { rowOf } from './list-api-calls.ts';

/** The example of a call as somebody can send it, without the parts that it does not take. */
const exampleOf = ({ params, query, body, example = {} }: Call) =>
  JSON.stringify(
    {
      ...(params && { params: example.params ?? {} }),
      ...(query && { query: example.query ?? {} }),
      ...(body && { body: example.body ?? {} }),
    },
    null,
    2,
  );

const describe = (capability: string, call: Call, language: Language): contract.ApiCall => ({
  ...rowOf(capability, call),
  timeoutMs: call.timeoutMs,
  triable: call.reply !== FileReply && !isStream(call.reply) && !call.upload,
  fields: fieldsOf(call),
  example: exampleOf(call),
  refusals: call.refusals.map((code) => ({
    code,
    status: refusals[code].status,
    text: refused(code, {}, language).msg,
  })),
});

export const getApiCall = operation(contract.getApiCall, async (_, __, { params: { name } }, { language }, means) => {
  for (const [capability, calls] of Object.entries(means.calls)) {
    const call = calls.find((one) => one.name === name);
    if (call) return describe(capability, call, language);
  }
  return refuse('ROUTE_NOT_FOUND');
});
