/** `npm test`: everything that must hold. `npm test -- --only=lint,server` runs some of it. */
import { giveUp, say } from '../kit/project.mjs';
import { ensureBrowser } from './browser.ts';
import { interrupt, isInterrupted } from './command.ts';
import { longSteps, PROJECTS } from './long-steps.ts';
import { quickSteps } from './quick-steps.ts';
import { createRunFolder, stopStrayDatabases } from './run-folder.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';
import { closingLine, sum } from './tally.ts';

const only = process.argv.flatMap((one) => (one.startsWith('--only=') ? one.slice(7).split(',') : []));
const known = new Set([...quickSteps, ...longSteps].map((step) => step.name).concat(PROJECTS));
const unknown = only.filter((name) => !known.has(name));
if (unknown.length > 0) giveUp(`There is no step ${unknown.join(', ')}. There are: ${[...known].join(', ')}`);

const projects = PROJECTS.filter((name) => only.includes(name));
const isWanted = ({ name }: Step) =>
  only.length === 0 || only.includes(name) || (name === 'unit' && projects.length > 0);
const quick = quickSteps.filter(isWanted);
const long = longSteps.filter(isWanted);

const folder = createRunFolder();
// The reader of the output may stop reading; the processes we started must still be stopped in order.
process.stdout.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);

const started = Date.now();
// Begun at once, for where it has to be installed first; the steps that need it come last.
const needsBrowser = long.some(({ name }) => ['gallery', 'stories', 'taps'].includes(name));
const browser = needsBrowser ? ensureBrowser() : Promise.resolve(undefined);
const total = sum(await runSteps(quick, long, { folder, browser, projects }));
await stopStrayDatabases(folder);
say(`\n${Math.round((Date.now() - started) / 1000)} s${isInterrupted() ? ', interrupted' : ''}`);
say(closingLine(total));
process.exitCode = total.failed > 0 || isInterrupted() ? 1 : 0;
