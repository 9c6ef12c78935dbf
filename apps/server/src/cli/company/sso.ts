import { ssoBody, USUAL_CLAIM } from '@gemba/contract/administration/sso/sso';
import { dropSso, writeSso } from '../../administration/index.ts';
import { checkIssuer, checkProvider } from '../../auth/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { keysFrom } from '../../kit/crypto/keys.ts';
import { readSecret } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';
import { findCompany, inCompany, mendable, readSecretOf } from '../frame/in-company.ts';
import { typedAs } from './typed.ts';

const OPTIONS = { name: 'name', issuer: 'issuer', clientId: 'client-id', userClaim: 'user-claim' };

export const companySso = defineCommand({
  name: 'company sso',
  args: ['COMPANY'],
  options: {
    issuer: { type: 'string', value: 'URL', help: 'the address of the provider, as it calls itself' },
    'client-id': { type: 'string', value: 'ID', help: 'under which the provider knows Gemba' },
    name: { type: 'string', value: 'NAME', default: 'Single sign-on', help: 'on the button at sign-in' },
    'user-claim': {
      type: 'string',
      value: 'CLAIM',
      default: USUAL_CLAIM,
      help: 'the claim that holds the user name; `email` must be verified there',
    },
    unchecked: { type: 'boolean', help: 'saves without asking the provider first' },
    remove: { type: 'boolean', help: 'ends the sign-in through the provider' },
  },
  does: 'Sets the OpenID Connect provider that a company signs in through; asks for the client secret.',
  details: `Register https://YOUR-SERVER/login with the provider as the address to return to. The provider is asked first:
a wrong address, client id or secret is refused with the reason. Providers inside of your network are reached
where GEMBA_SSO_NETWORKS allows it.`,
  examples: [
    'gemba company sso ACME --issuer https://id.example.com/realms/acme --client-id gemba --name "Acme ID"',
    'gemba company sso ACME --remove',
  ],
  async run({ owner, url: database, config }, { args: [company], options }) {
    if (options.remove) {
      const wasThere = await inCompany(owner, company, (tx, companyId) => dropSso(tx, { companyId, userId: null }));
      if (!wasThere) throw new ConfigError(`${company} signs in through no provider`);
      return console.log(`${company} signs in through no provider any more`);
    }
    const { issuer, name, unchecked, 'client-id': clientId, 'user-claim': userClaim } = options;
    const typed = typedAs(ssoBody, { name, issuer, clientId, userClaim }, OPTIONS);
    await findCompany(owner, company);
    const secret = await readSecretOf('provider');
    const networks = config.ssoNetworks;
    const wish = { ...typed, secret };
    const check = async () => checkProvider({ ...wish, issuer: checkIssuer(typed.issuer, networks) }, networks);
    if (!unchecked) await mendable(check());
    const means = { keys: keysFrom(await readSecret(config, database)), networks };
    await inCompany(owner, company, (tx, companyId) =>
      mendable(writeSso(tx, { companyId, userId: null }, wish, means)),
    );
    console.log(`${company} signs in through ${typed.issuer}, by the button "${name}"`);
  },
});
