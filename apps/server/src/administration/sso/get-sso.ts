import * as contract from '@gemba/contract/administration/sso/get-sso';
import { operation } from '../../kit/http/operation.ts';
import { readSso, redirectUriOf } from './sso.sql.ts';

export const getSso = operation(contract.getSso, async (tx, { companyId }, _input, visit) => ({
  sso: (await readSso(tx, companyId)) ?? null,
  redirectUri: redirectUriOf(visit),
}));
