import { ROLES } from '@gemba/contract/kit/roles';
import type pg from 'pg';
import { ConfigError } from '../../kit/config.ts';
import { enterCompany, type Tx } from '../../kit/database/database.ts';
import { queriesOn } from '../../kit/database/query.ts';
import { statement } from '../../kit/database/statement.ts';
import { addUser } from '../user/add.ts';
import type { Template } from './templates.ts';
import { ADMINISTRATOR, giveAuthority, writeTemplate } from './write-template.ts';

interface CompanyRow {
  code: string;
  name: string;
  timeZone: string;
  currency: string;
  fiscalYearStart: number;
  issuePasswordHash: string;
}

interface Administrator {
  userName: string;
  displayName: string;
  passwordHash: string;
}

export interface NewCompany extends CompanyRow {
  template: Template;
  country: string;
  /** Code, name and rate of each. */
  taxes: readonly (readonly string[])[];
  admin?: Administrator;
}

const insertCompany = statement<CompanyRow, { companyId: number }>(
  `insert into company (company_code, company_name, time_zone, base_currency, fiscal_year_start_month, issue_password_hash)
   values (:code, :name, :timeZone, :currency, :fiscalYearStart, :issuePasswordHash)
   on conflict (company_code) do nothing returning company_id`,
);

/** Papers that people name aloud, scan and search for. */
const PAPERS = 'receiver shipper issue transfer cycle_count proforma_receiver proforma_shipper rtv rtv_shipper ncr';

/** A search needs three characters: the first paper of a company can be found by its number too. */
async function numberPapers(owner: pg.Client, companyId: number) {
  // sql: the kinds above only
  for (const kind of PAPERS.split(' ')) await owner.query(`create sequence numbers.c${companyId}_${kind} start 1001`);
}

/** Adds a company with everything of its template, or nothing. */
export async function createCompany(owner: pg.Client, { template, country, taxes, admin, ...company }: NewCompany) {
  const tx: Tx = queriesOn(owner);
  await owner.query('begin');
  try {
    const added = await tx.first(insertCompany(company));
    if (!added) throw new ConfigError(`There is a company ${company.code} already`);
    const { companyId } = added;
    await tx.run(enterCompany({ companyId: String(companyId) }));
    await numberPapers(owner, companyId);
    await writeTemplate(tx, companyId, { template, taxes, country });
    if (admin) {
      const employee = { employeeId: ADMINISTRATOR, terminalWc: null, roles: ROLES };
      const userId = await addUser(tx, { companyId, ...admin, ...employee });
      await giveAuthority(tx, companyId, userId, template);
    }
    await owner.query('commit');
    return companyId;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
