import { parseArgs } from 'node:util';
import { MODULES } from '@gemba/contract/companies/modules';
import { CompanyCode } from '@gemba/contract/kit/codes';
import type pg from 'pg';
import { ConfigError } from '../kit/config.ts';
import { enterCompany } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import { statement } from '../kit/database/statement.ts';

interface NewCompany {
  code: string;
  name: string;
  timeZone: string;
  currency: string;
}

const insertCompany = statement<NewCompany, { companyId: number }>(
  `insert into company (company_code, company_name, time_zone, base_currency) values (:code, :name, :timeZone, :currency)
   on conflict (company_code) do nothing returning company_id`,
);

const insertLicence = statement<{ companyId: number; modules: readonly string[] }>(
  `insert into licence (company_id, modules, seats_allowed, valid_until)
   values (:companyId, :modules, 100, company_today(:companyId) + 365)`,
);

/** A new company starts with a licence of every module for a year; the vendor changes it in the database. */
export async function addCompany(owner: pg.Client, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'time-zone': { type: 'string', default: 'UTC' }, currency: { type: 'string', default: 'USD' } },
  });
  const [code = '', name = ''] = positionals;
  if (!CompanyCode.safeParse(code).success) throw new ConfigError('A company code has 2 to 20 of A-Z, 0-9 and hyphen');
  if (!name) throw new ConfigError('Say the name of the company too: gemba company add CODE NAME');
  if (!Intl.supportedValuesOf('timeZone').includes(values['time-zone']) && values['time-zone'] !== 'UTC') {
    throw new ConfigError(`There is no time zone ${values['time-zone']}; write it like Europe/Madrid`);
  }
  if (!/^[A-Z]{3}$/.test(values.currency)) throw new ConfigError('A currency has three capital letters, like EUR');
  const tx = queriesOn(owner);
  await owner.query('begin');
  const company = { code, name, timeZone: values['time-zone'], currency: values.currency };
  const added = await tx.first(insertCompany(company));
  if (!added) throw new ConfigError(`There is a company ${code} already`);
  const { companyId } = added;
  await tx.run(enterCompany({ companyId: String(companyId) }));
  await tx.run(insertLicence({ companyId, modules: MODULES }));
  await owner.query('commit');
  console.log(`Company ${code} added. Next: gemba user add ${code} USER --name NAME --employee ID --roles all`);
}
