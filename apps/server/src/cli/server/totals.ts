import { checkTotals, rebuildTotals } from '../../info-centres/index.ts';
import { defineCommand } from '../frame/command.ts';

export const totalsCheck = defineCommand({
  name: 'totals check',
  args: ['COMPANY'],
  does: 'Checks that the totals of every figure are the sum of its rows; exit code 1 if not.',
  details: 'Prints the count of differences per figure as JSON; totals that are kept right have none.',
  examples: ['gemba totals check ACME'],
  async run({ owner }, { args: [company] }) {
    const differences = await checkTotals(owner, company);
    console.log(JSON.stringify(differences, null, 2));
    return Object.keys(differences).length === 0 ? 0 : 1;
  },
});

export const totalsRebuild = defineCommand({
  name: 'totals rebuild',
  args: ['COMPANY'],
  does: 'Computes the totals of every figure anew; postings wait meanwhile.',
  examples: ['gemba totals rebuild ACME'],
  async run({ owner }, { args: [company] }) {
    await rebuildTotals(owner, company);
    console.log('The totals are recomputed.');
  },
});
