import * as contract from '@gemba/contract/interfaces/api/list-api-calls';
import type { Call } from '@gemba/contract/kit/call';
import { operation } from '../../kit/http/operation.ts';

/** A call as the list shows it. */
export const rowOf = (
  capability: string,
  { name, method, path, summary, access, posting, personOnly }: Call,
): contract.ApiCallRow => ({
  name,
  capability,
  method,
  path,
  summary,
  access: typeof access === 'string' ? access : 'anyRole',
  roles: typeof access === 'string' ? [] : [...access],
  posting,
  personOnly,
});

export const listApiCalls = operation(contract.listApiCalls, async (_, __, ___, ____, means) => ({
  calls: Object.entries(means.calls).flatMap(([capability, calls]) => calls.map((call) => rowOf(capability, call))),
}));
