import { randomInt } from 'node:crypto';
import { CompanyCode, NewUserName } from '@gemba/contract/kit/codes';
import { ConfigError } from '../../kit/config.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { defineCommand } from '../frame/command.ts';
import { readPassword } from '../frame/in-company.ts';
import { COUNTRIES } from './countries.ts';
import { createCompany } from './create-company.ts';
import { TEMPLATES } from './templates.ts';

/** Easily read aloud and typed with gloves, and a million million of them; wrong ones are throttled. */
const newIssuePassword = () => Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

const check = (isRight: boolean, otherwise: string) => {
  if (!isRight) throw new ConfigError(otherwise);
};

const namesOf = (entries: object) => Object.keys(entries).join(', ');

export const companyAdd = defineCommand({
  name: 'company add',
  args: ['CODE', 'NAME'],
  options: {
    template: { type: 'string', value: 'KIND', default: 'manufacturing', help: namesOf(TEMPLATES) },
    country: {
      type: 'string',
      value: 'CC',
      default: 'US',
      help: `brings currency, time zone and tax rates: ${namesOf(COUNTRIES)}`,
    },
    currency: { type: 'string', value: 'CUR', help: 'the currency of the books, if not that of the country' },
    'time-zone': { type: 'string', value: 'ZONE', help: 'if not the usual one of the country' },
    'fiscal-year': { type: 'string', value: 'MONTH', default: '1', help: 'the month in which the fiscal year starts' },
    admin: { type: 'string', value: 'USER', help: 'a first user with every role; asks for the password' },
    'admin-name': { type: 'string', value: 'NAME', help: 'the name that people read' },
  },
  does: 'Adds a company that can post: accounts, taxes, a warehouse with its locations, an administrator.',
  details: `Parts, partners and orders come by \`gemba import\`; \`gemba doctor CODE\` says what is still missing.
A new company has a licence for a year, and an issue password, which is printed once.`,
  examples: [
    'gemba company add ACME "Acme Works" --country ES --admin ines --admin-name "Ines Moreno"',
    'gemba company add NORD "Nord Supplies" --template distribution --country DE --fiscal-year 7',
  ],
  opens: { creates: true },
  async run({ owner }, { args: [code, name], options }) {
    const template = TEMPLATES[options.template as keyof typeof TEMPLATES];
    check(template !== undefined, `There is no template ${options.template}. There are: ${namesOf(TEMPLATES)}`);
    const place = placeOf(options);
    check(CompanyCode.safeParse(code).success, 'A company code has 2 to 20 of A-Z, 0-9 and hyphen');
    check(name.trim() !== '', 'A company has a name');
    check(/^([1-9]|1[0-2])$/.test(options['fiscal-year']), '--fiscal-year is a month from 1 to 12');
    const { admin, 'admin-name': displayName } = options;
    const userName = admin === undefined ? undefined : NewUserName.safeParse(admin).data;
    check((admin === undefined) === (userName === undefined), `"${admin}" cannot be a user name`);
    const issuePassword = newIssuePassword();
    await createCompany(owner, {
      code,
      name: name.trim(),
      template,
      ...place,
      fiscalYearStart: Number(options['fiscal-year']),
      issuePasswordHash: await hashPassword(issuePassword),
      ...(userName !== undefined && {
        admin: {
          userName,
          displayName: displayName ?? userName,
          passwordHash: await hashPassword(await readPassword()),
        },
      }),
    });
    console.log(`Company ${code} added. Its issue password is ${issuePassword}; it is not shown again.`);
    if (userName === undefined) console.log(`Next: gemba user add ${code} USER --name NAME --employee ID --roles all`);
    console.log(`\`gemba doctor ${code}\` says what is still missing.`);
  },
});

/** Currency, time zone and taxes: those of the country, where nothing else is said. */
function placeOf({
  country,
  ...said
}: {
  country: string;
  currency: string | undefined;
  'time-zone': string | undefined;
}) {
  const usual = COUNTRIES[country];
  if (!usual)
    throw new ConfigError(
      `Nothing is prepared for the country ${country}. There are: ${namesOf(COUNTRIES)}. ` +
        'Take a near one, say --currency and --time-zone, and import taxRates.csv.',
    );
  const { currency = usual.currency, 'time-zone': timeZone = usual.timeZone } = said;
  check(/^[A-Z]{3}$/.test(currency), 'A currency has three capital letters, like EUR');
  check(
    timeZone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(timeZone),
    `There is no time zone ${timeZone}; write it like Europe/Madrid`,
  );
  return { country, currency, timeZone, taxes: usual.taxes };
}
