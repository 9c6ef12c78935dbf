import { MODULES } from '@gemba/contract/companies/modules';
import type { Client } from 'pg';
import { Calendar } from './calendar.ts';
import type { DemoOptions } from './demo-options.ts';
import { loadCompany, TIME_ZONE } from './load-company.ts';
import { demoUsers, TWIN_USER } from './users.ts';

export interface DemoSummary {
  companies: string[];
  rows: number;
}

const LARGE = 1_000_000;

/**
 * Loads the two demo companies, or nothing: an interrupted start loads them again. The second has no licence
 * for production, and asks where the first refuses.
 */
export async function loadDemo(owner: Client, options: DemoOptions): Promise<DemoSummary> {
  const { today, size, progress = () => {} } = options;
  const now = options.now ?? new Calendar(TIME_ZONE).at(today, 7 * 60 + 42);
  await owner.query('begin');
  try {
    progress('Demo company', 0, 2);
    const demo = await loadCompany(owner, options, now, {
      code: 'DEMO',
      name: 'Halden Drive Systems',
      people: demoUsers,
      days: 730,
      scale: 1,
      parts: size === 'large' ? LARGE : 0,
    });
    progress('Second demo company', 1, 2);
    const twin = await loadCompany(owner, options, now, {
      code: 'TWIN',
      name: 'Halden Twin Works',
      people: [TWIN_USER],
      days: 120,
      scale: 0.6,
      parts: 0,
      modules: MODULES.filter((module) => module !== 'PRODUCTION'),
      lenient: true,
    });
    await owner.query('commit');
    await owner.query('analyze');
    progress('Demo companies are ready', 2, 2);
    return { companies: ['DEMO', 'TWIN'], rows: demo + twin };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
