import type pg from 'pg';
import { checkTotals, rebuildTotals } from '../info-centres/index.ts';
import { ConfigError } from '../kit/config.ts';

const companyIn = ([code]: string[]) => {
  if (!code) throw new ConfigError('Name the company: gemba totals check COMPANY');
  return code;
};

export async function rebuildTheTotals(owner: pg.Client, args: string[]) {
  await rebuildTotals(owner, companyIn(args));
  console.log('The totals are recomputed.');
}

/** Prints the count of differences per figure as JSON; totals that are kept right have none. */
export async function checkTheTotals(owner: pg.Client, args: string[]) {
  const differences = await checkTotals(owner, companyIn(args));
  console.log(JSON.stringify(differences, null, 2));
  return Object.keys(differences).length === 0 ? 0 : 1;
}
