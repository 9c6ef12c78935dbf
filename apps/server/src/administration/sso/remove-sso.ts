import * as contract from '@gemba/contract/administration/sso/remove-sso';
import { operation } from '../../kit/http/operation.ts';
import { redirectUriOf } from './sso.sql.ts';
import { dropSso } from './write-sso.ts';

export const removeSso = operation(contract.removeSso, async (tx, actor, _input, visit) => {
  await dropSso(tx, actor);
  return { sso: null, redirectUri: redirectUriOf(visit) };
});
