import { messengerBody, WECOM } from '@gemba/contract/administration/messenger/messenger';
import { dropMessenger, writeMessenger } from '../../administration/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { keysFrom } from '../../kit/crypto/keys.ts';
import { readSecret } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';
import { findCompany, inCompany, mendable, readSecretOf } from '../frame/in-company.ts';
import { typedAs } from './typed.ts';

const OPTIONS = {
  name: 'name',
  corpId: 'corp-id',
  agentId: 'agent-id',
  authorizeUrl: 'authorize-url',
  apiUrl: 'api-url',
};

export const companyMessenger = defineCommand({
  name: 'company messenger',
  args: ['COMPANY'],
  options: {
    'corp-id': { type: 'string', value: 'ID', help: 'of the company at the messenger' },
    'agent-id': { type: 'string', value: 'ID', help: 'of the app there' },
    name: { type: 'string', value: 'NAME', default: WECOM.name, help: 'on the button at sign-in' },
    'authorize-url': { type: 'string', value: 'URL', default: WECOM.authorizeUrl, help: 'where people sign in' },
    'api-url': { type: 'string', value: 'URL', default: WECOM.apiUrl, help: 'where the server asks who they are' },
    remove: { type: 'boolean', help: 'ends the sign-in by the messenger' },
  },
  does: 'Sets the enterprise messenger that a company signs in by; asks for the secret of the app.',
  details: `At WeCom, name the host of your server as trusted domain of the app, and its address as trusted IP. Other
messengers than WeCom are named in GEMBA_MESSENGERS first.`,
  examples: [
    'gemba company messenger ACME --corp-id ww0123456789abcdef --agent-id 1000002',
    'gemba company messenger ACME --remove',
  ],
  async run({ owner, url: database, config }, { args: [company], options }) {
    if (options.remove) {
      const by = (companyId: number) => ({ companyId, userId: null });
      const wasThere = await inCompany(owner, company, (tx, companyId) => dropMessenger(tx, by(companyId)));
      if (!wasThere) throw new ConfigError(`${company} signs in by no messenger`);
      return console.log(`${company} signs in by no messenger any more`);
    }
    const { name, 'corp-id': corpId, 'agent-id': agentId, 'authorize-url': authorizeUrl, 'api-url': apiUrl } = options;
    const typed = typedAs(messengerBody, { name, corpId, agentId, authorizeUrl, apiUrl }, OPTIONS);
    await findCompany(owner, company);
    const secret = await readSecretOf('messenger');
    const means = { keys: keysFrom(await readSecret(config, database)), messengers: config.messengers };
    await inCompany(owner, company, (tx, companyId) =>
      mendable(writeMessenger(tx, { companyId, userId: null }, { ...typed, secret }, means)),
    );
    console.log(`${company} signs in by ${name}`);
  },
});
