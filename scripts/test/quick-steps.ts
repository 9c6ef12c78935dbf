import { join } from 'node:path';
import { type Ended, runScript, runTool } from './command.ts';
import { countsIn } from './counts.ts';
import type { Outcome, Step } from './step.ts';
import { type Counts, FAILED, PASSED } from './tally.ts';

const judged = async (ended: Promise<Ended>, wayOut = ''): Promise<Outcome> => {
  const { code, output } = await ended;
  return { counts: code === 0 ? PASSED : FAILED, output: `${output}\n${wayOut}` };
};

const types = (title: string, config: string): Step => ({
  name: 'types',
  title: `types of ${title}`,
  run: () => judged(runTool('typescript', ['--project', config, '--noEmit'])),
});

export const quickSteps: readonly Step[] = [
  types('the contract', 'packages/contract'),
  types('the server', 'apps/server'),
  types('the web app', 'apps/web'),
  types('the tooling', '.'),
  {
    name: 'lint',
    title: 'lint',
    run: () => judged(runTool('oxlint', ['--type-aware', '--deny-warnings', '--format=unix'])),
  },
  {
    name: 'format',
    title: 'format and order of imports',
    run: () =>
      judged(runTool('@biomejs/biome', ['check', '--reporter=summary']), '`npm run format` mends all of these.'),
  },
  { name: 'unused', title: 'unused code', run: () => judged(runTool('knip', ['--no-progress'])) },
  {
    name: 'structure',
    title: 'structure checks',
    async run({ folder }) {
      const file = join(folder, 'structure.json');
      const { code, output } = await runScript('checks/run.ts', ['--json', file]);
      return { counts: countsIn<Counts>(file, (counts) => counts, code), output };
    },
  },
  {
    name: 'statements',
    title: 'SQL statements agree with the schema',
    run: () => judged(runScript('checks/statements.ts')),
  },
  { name: 'build', title: 'build of the web app', run: () => judged(runScript('scripts/build.mjs')) },
  {
    name: 'size',
    title: 'size of the first load',
    needs: ['build'],
    run: () => judged(runScript('checks/first-load.ts')),
  },
];
