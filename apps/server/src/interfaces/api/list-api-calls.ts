import * as contract from '@gemba/contract/interfaces/api/list-api-calls';
import type { Call } from '@gemba/contract/kit/call';
import type { CallsByCapability } from '@gemba/contract/open-api';
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

/** The list of all calls is known only once every capability has said its own. */
export const listApiCalls = (callsNow: () => CallsByCapability) =>
  operation(contract.listApiCalls, async () => ({
    calls: Object.entries(callsNow()).flatMap(([capability, calls]) => calls.map((call) => rowOf(capability, call))),
  }));
