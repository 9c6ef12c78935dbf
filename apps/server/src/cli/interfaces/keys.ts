import { KEY_ROLES, KeyName, KeyRoles, LONGEST_KEY_DAYS } from '@gemba/contract/interfaces/keys/api-key';
import { addDays } from '@gemba/contract/kit/dates';
import { endKey, makeKey } from '../../interfaces/index.ts';
import { ConfigError } from '../../kit/config.ts';
import { statement } from '../../kit/database/statement.ts';
import { defineCommand } from '../frame/command.ts';
import { inCompany, mendable } from '../frame/in-company.ts';

const DEFAULT_DAYS = 365;

const selectToday = statement<{ companyId: number }, { today: string }>(
  `select to_char(company_today(:companyId), 'YYYY-MM-DD') as today`,
  { neverNull: ['today'] },
);

const daysIn = (text: string) => {
  if (/^\d{1,4}$/.test(text) && Number(text) <= LONGEST_KEY_DAYS) return Number(text);
  throw new ConfigError(`--days is "${text}"; it must be a whole number up to ${LONGEST_KEY_DAYS}`);
};

const keyRolesIn = (text: string) => {
  if (text === 'all') return KEY_ROLES;
  const { data: roles } = KeyRoles.safeParse(text.split(',').filter(Boolean));
  if (roles) return roles;
  throw new ConfigError(`Name the roles of the key with --roles A,B or --roles all. Roles: ${KEY_ROLES.join(', ')}`);
};

export const keyAdd = defineCommand({
  name: 'key add',
  args: ['COMPANY', 'NAME'],
  options: {
    roles: { type: 'string', value: 'ROLES', default: '', help: 'separated by commas, or `all`; never COMPANY_ADMIN' },
    days: { type: 'string', value: 'DAYS', default: String(DEFAULT_DAYS), help: 'until its last day' },
  },
  does: 'Makes an API key for a machine and prints it, this once.',
  examples: [
    'gemba key add ACME ERP --roles FIND_PART,UPDATE_RECEIVER',
    'gemba key add ACME Scale --roles all --days 30',
  ],
  async run({ owner }, { args: [company, typed], options }) {
    const { data: name } = KeyName.safeParse(typed);
    if (name === undefined) throw new ConfigError('A key has a name of up to 64 signs');
    const [roles, days] = [keyRolesIn(options.roles), daysIn(options.days)];
    await inCompany(owner, company, async (tx, companyId) => {
      const { today } = await tx.one(selectToday({ companyId }));
      const expiresOn = addDays(today, days);
      const { key } = await mendable(makeKey(tx, companyId, { name, roles, expiresOn, createdBy: null }));
      console.error(`Key ${name} of ${company}, until ${expiresOn}. It is shown this once:`);
      console.log(key);
    });
  },
});

type ListedKey = { name: string; expiresOn: string; lastUse: string | null; state: string; roles: string[] };

const selectKeys = statement<{ companyId: number }, ListedKey>(
  `select k.name, to_char(k.expires_on, 'YYYY-MM-DD') as expires_on, to_char(k.last_used_at, 'YYYY-MM-DD') as last_use, u.roles,
          case when k.revoked_at is not null then 'revoked'
               when k.expires_on < company_today(k.company_id) then 'expired' else 'active' end as state
     from api_key k join app_user u on u.company_id = k.company_id and u.user_id = k.user_id
    where k.company_id = :companyId order by k.created_at, k.key_id`,
);

export const keyList = defineCommand({
  name: 'key list',
  args: ['COMPANY'],
  does: 'Lists the API keys of a company with their roles and their last use.',
  examples: ['gemba key list ACME'],
  run: ({ owner }, { args: [company] }) =>
    inCompany(owner, company, async (tx, companyId) => {
      for (const { name, state, expiresOn, lastUse, roles } of await tx.all(selectKeys({ companyId })))
        console.log(`${name}: ${state}, until ${expiresOn}, last used ${lastUse ?? 'never'}, ${roles.join(',')}`);
    }),
});

const selectActive = statement<{ companyId: number; name: string }, { keyId: string }>(
  'select key_id from api_key where company_id = :companyId and name_key(name) = name_key(:name) and revoked_at is null',
);

export const keyRevoke = defineCommand({
  name: 'key revoke',
  args: ['COMPANY', 'NAME'],
  does: 'Ends an API key: the next call with it is refused.',
  examples: ['gemba key revoke ACME ERP'],
  async run({ owner }, { args: [company, name] }) {
    await inCompany(owner, company, async (tx, companyId) => {
      const found = await tx.first(selectActive({ companyId, name }));
      if (!found) throw new ConfigError(`There is no key ${name} in ${company}`);
      await endKey(tx, { companyId, userId: null }, found.keyId);
    });
    console.log(`Key ${name} of ${company} is revoked`);
  },
});
