import type pg from 'pg';
import { type Config, ConfigError } from '../../kit/config.ts';
import { inCompany } from '../frame/in-company.ts';
import { selectNeeds } from './company-needs.sql.ts';
import { diagnosePostings } from './postings.ts';
import {
  diagnoseClocks,
  diagnoseDisk,
  diagnoseDocuments,
  diagnoseLedger,
  diagnoseLicence,
  diagnoseSchema,
  diagnoseTotals,
} from './server-health.ts';

/** Everything that a company or its server could lack. Reads only. */
export async function examine(owner: pg.Client, config: Config, company: string) {
  const schema = await diagnoseSchema(owner);
  const machine = [schema, await diagnoseClocks(owner), await diagnoseDisk(config)];
  // With another schema, questions about the company would fail for reasons of their own.
  if (schema.findings.length > 0) return { name: company, diagnoses: machine };
  const needs = await inCompany(owner, company, (tx, companyId) => tx.first(selectNeeds({ companyId })));
  if (!needs) throw new ConfigError(`There is no company ${company}`);
  return {
    name: `${needs.companyName} (${company})`,
    diagnoses: [
      ...diagnosePostings(needs, company),
      ...machine,
      diagnoseLicence(needs.licensedUntil, needs.licenceDays),
      await diagnoseLedger(owner, company),
      await diagnoseTotals(owner, company),
      await diagnoseDocuments(owner, config, company),
    ],
  };
}
