import { checkCompany, checkLedger } from '../../inventory/index.ts';
import { defineCommand } from '../frame/command.ts';
import { findCompany } from '../frame/in-company.ts';

export const checkTheLedger = defineCommand({
  name: 'check-ledger',
  args: [],
  options: { company: { type: 'string', value: 'COMPANY', help: 'only this company' } },
  does: 'Checks that the stock and the journal of every company add up; exit code 1 if not.',
  details: 'Prints the count of violations per rule as JSON; a ledger that adds up has none.',
  examples: ['gemba check-ledger', 'gemba check-ledger --company ACME'],
  async run({ owner }, { options: { company } }) {
    const counts = company ? await checkCompany(owner, await findCompany(owner, company)) : await checkLedger(owner);
    console.log(JSON.stringify(counts, null, 2));
    return Object.values(counts).every((count) => count === 0) ? 0 : 1;
  },
});
