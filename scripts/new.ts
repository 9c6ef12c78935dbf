/**
 * `npm run new -- call warehouse/dock get-dock --screen /warehouse/dock`: the files that a new call begins with, and its
 * lines in the lists. It reads a location by its code; from there on it is yours to change.
 */
import { parseArgs } from 'node:util';
import { ACCESS_LIST } from './kit/api-files.ts';
import { giveUp, say } from './kit/project.mjs';
import { writeCall } from './new/write-call.ts';
import { runScript, runTool } from './test/command.ts';

const USAGE = 'Usage: npm run new -- call <capability>[/<room>] get-<thing> [--screen /<path>]';

async function main() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { screen: { type: 'string' } } });
  const [what, folder, stem] = positionals;
  if (what !== 'call' || !folder || !stem) throw new Error(USAGE);
  const written = writeCall(folder, stem, values.screen);
  await runTool('@biomejs/biome', ['check', '--write', ...written]);
  await runScript('scripts/write-api.ts');
  for (const file of [...written, ACCESS_LIST]) say(file);
  if (values.screen) say('The title is in English in all three languages: translate it.');
}

await main().catch((error: unknown) => giveUp((error as Error).message));
