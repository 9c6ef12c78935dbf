import { checkLedger } from '../../inventory/index.ts';
import { defineCommand } from '../frame/command.ts';

export const checkTheLedger = defineCommand({
  name: 'check-ledger',
  args: [],
  does: 'Checks that the stock and the journal of every company add up; exit code 1 if not.',
  details: 'Prints the count of violations per rule as JSON; a ledger that adds up has none.',
  examples: ['gemba check-ledger'],
  async run({ owner }) {
    const counts = await checkLedger(owner);
    console.log(JSON.stringify(counts, null, 2));
    return Object.values(counts).every((count) => count === 0) ? 0 : 1;
  },
});
