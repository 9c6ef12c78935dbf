import { WEBHOOK_KINDS, webhookBody } from '@gemba/contract/interfaces/webhooks/webhook';
import { dropWebhook, makeWebhook, selectWebhooks, sendAgain } from '../../interfaces/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { keysFrom } from '../../kit/crypto/keys.ts';
import { readSecret } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';
import { inCompany, mendable } from '../frame/in-company.ts';

const kindsIn = (text: string) => {
  if (text === 'all') return WEBHOOK_KINDS;
  const { data: kinds } = webhookBody.kinds.safeParse(text.split(',').filter(Boolean));
  if (kinds) return kinds;
  throw new ConfigError(`Name the events with --kinds A,B or --kinds all. Kinds: ${WEBHOOK_KINDS.join(', ')}`);
};

const numberIn = (text: string, what: string) => {
  if (/^[1-9]\d{0,14}$/.test(text)) return text;
  throw new ConfigError(`Say the number of the ${what}, as \`gemba webhook list\` and the deliveries show it`);
};

export const webhookAdd = defineCommand({
  name: 'webhook add',
  args: ['COMPANY', 'URL'],
  options: {
    kinds: {
      type: 'string',
      value: 'KINDS',
      default: '',
      help: `separated by commas, or \`all\`: ${WEBHOOK_KINDS.join(', ')}`,
    },
  },
  does: 'Adds a webhook and prints the secret of its signatures, this once.',
  examples: ['gemba webhook add ACME https://erp.example.com/gemba --kinds goods.received,goods.shipped'],
  async run({ owner, url: database, config }, { args: [company, url], options }) {
    const kinds = kindsIn(options.kinds);
    const means = { keys: keysFrom(await readSecret(config, database)), networks: config.webhookNetworks };
    await inCompany(owner, company, async (tx, companyId) => {
      const { webhookId, secret } = await mendable(makeWebhook(tx, companyId, { url, kinds, createdBy: null }, means));
      console.error(`Webhook ${webhookId} of ${company}. The secret of its signatures is shown this once:`);
      console.log(secret);
    });
  },
});

export const webhookList = defineCommand({
  name: 'webhook list',
  args: ['COMPANY'],
  does: 'Lists the webhooks of a company, with what waits for them and what was given up.',
  examples: ['gemba webhook list ACME'],
  run: ({ owner }, { args: [company] }) =>
    inCompany(owner, company, async (tx, companyId) => {
      for (const { webhookId, url, kinds, waiting, givenUp } of await tx.all(selectWebhooks({ companyId })))
        console.log(`${webhookId}: ${url} ${kinds.join(',')}, ${waiting} waiting, ${givenUp} given up`);
    }),
});

export const webhookRemove = defineCommand({
  name: 'webhook remove',
  args: ['COMPANY', 'NUMBER'],
  does: 'Removes a webhook with everything that still waits for it.',
  examples: ['gemba webhook remove ACME 1'],
  async run({ owner }, { args: [company, number] }) {
    const webhookId = numberIn(number, 'webhook');
    await inCompany(owner, company, async (tx, companyId) => {
      if (!(await dropWebhook(tx, { companyId, userId: null }, webhookId)))
        throw new ConfigError(`There is no webhook ${webhookId} in ${company}`);
    });
    console.log(`Webhook ${webhookId} of ${company} is removed`);
  },
});

export const webhookReplay = defineCommand({
  name: 'webhook replay',
  args: ['COMPANY', 'NUMBER'],
  options: { delivery: { type: 'string', value: 'DELIVERY', help: 'one event, instead of all that were given up' } },
  does: 'Sends events of a webhook again, under the ids that they had.',
  examples: ['gemba webhook replay ACME 1', 'gemba webhook replay ACME 1 --delivery 4711'],
  async run({ owner }, { args: [company, number], options: { delivery } }) {
    const webhookId = numberIn(number, 'webhook');
    const deliveryId = delivery === undefined ? null : numberIn(delivery, 'delivery');
    const count = await inCompany(owner, company, (tx, companyId) =>
      mendable(sendAgain(tx, { companyId, webhookId, deliveryId })),
    );
    console.log(`${count} events of webhook ${webhookId} of ${company} are sent again`);
  },
});
