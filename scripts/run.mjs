/** `node scripts/run.mjs <file.ts> …`: runs a TypeScript file of the project, also on a host with an older Node. */
import { runByProjectNode } from './kit/child.mjs';
import { ensureInstalled } from './kit/installed.mjs';
import { at, giveUp } from './kit/project.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) giveUp('Usage: node scripts/run.mjs <file> [arguments]');
await ensureInstalled();
process.exitCode = await runByProjectNode(at(file ?? ''), args);
