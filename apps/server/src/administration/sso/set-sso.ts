import * as contract from '@gemba/contract/administration/sso/set-sso';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockCompany } from '../company/company.sql.ts';
import { readSso, redirectUriOf } from './sso.sql.ts';
import { writeSso } from './write-sso.ts';

export const setSso = operation(contract.setSso, async (tx, actor, { body }, visit, { keys, config }) => {
  const { version, ...wish } = body;
  await lockCompany(tx, actor.companyId);
  const before = await readSso(tx, actor.companyId);
  if ((before?.version ?? 0) !== version) refuse('COMPANY_CHANGED');
  const sso = await writeSso(tx, actor, wish, { keys, networks: config.ssoNetworks });
  return { sso, redirectUri: redirectUriOf(visit) };
});
