import { parseArgs } from 'node:util';
import { MODULES } from '@gemba/contract/companies/modules';
import { CompanyCode } from '@gemba/contract/kit/codes';
import type pg from 'pg';
import { ConfigError } from '../kit/config.ts';

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
  await owner.query('begin');
  const { rows } = await owner.query<{ company_id: number }>(
    `insert into company (company_code, company_name, time_zone, base_currency) values ($1, $2, $3, $4)
     on conflict (company_code) do nothing returning company_id`,
    [code, name, values['time-zone'], values.currency],
  );
  const companyId = rows[0]?.company_id;
  if (companyId === undefined) throw new ConfigError(`There is a company ${code} already`);
  await owner.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
  await owner.query(
    `insert into licence (company_id, modules, seats_allowed, valid_until) values ($1, $2, 100, current_date + 365)`,
    [companyId, MODULES],
  );
  await owner.query('commit');
  console.log(`Company ${code} added. Next: gemba user add ${code} USER --name NAME --employee ID --roles all`);
}
