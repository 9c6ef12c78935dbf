import { randomBytes } from 'node:crypto';
import * as contract from '@gemba/contract/auth/get-wecom-config';
import { whichCompany } from '../companies/index.ts';
import { openOperation } from '../kit/http/operation.ts';
import { readMessenger, STATE_COOKIE, STATE_PATH, stateCookie } from './messenger.ts';

/** The browser must send the state back together with the code. */
export const getWecomConfig = openOperation(contract.getWecomConfig, async (visit, { query }, { database, keys }) => {
  const companyId = await whichCompany(database.outside, query.companyCode);
  const { name, corpId, agentId, authorizeUrl } = await database.asCompany(companyId, (tx) =>
    readMessenger(tx, keys, companyId),
  );
  // WeCom takes letters and digits alone.
  const state = randomBytes(24).toString('hex');
  visit.setCookie(STATE_COOKIE, stateCookie(companyId, state), { path: STATE_PATH, httpOnly: true, seconds: 600 });
  return { name, corpId, agentId, authorizeUrl, state };
});
