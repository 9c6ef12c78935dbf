import * as contract from '@gemba/contract/administration/sso/check-sso';
import { checkIssuer, checkProvider, unsealed } from '../../auth/index.ts';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { slowOperation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const selectSecret = statement<{ companyId: number; issuer: string }, { sealedSecret: string }>(
  'select sealed_secret from company_sso where company_id = :companyId and issuer = :issuer',
);

/** The secret that is kept, for the provider that it was given for and no other. */
async function keptSecret(tx: Tx, keys: Keys, companyId: number, issuer: string) {
  const kept = await tx.first(selectSecret({ companyId, issuer }));
  return (kept && unsealed(keys, kept.sealedSecret)) ?? refuse('SSO_SECRET_REQUIRED', { field: 'secret' });
}

export const checkSso = slowOperation(contract.checkSso, ({ keys, config }) => ({
  async read(tx, { companyId }, { body }) {
    const issuer = checkIssuer(body.issuer, config.ssoNetworks);
    return { issuer, secret: body.secret ?? (await keptSecret(tx, keys, companyId, issuer)) };
  },
  async work({ issuer, secret }, _, { body: { clientId } }) {
    await checkProvider({ issuer, clientId, secret }, config.ssoNetworks);
    return null;
  },
}));
