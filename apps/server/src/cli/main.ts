import { ConfigError, readConfig } from '../kit/config.ts';
import { COMMANDS } from './commands.ts';
import { helpOf, helpOfAll } from './frame/help.ts';
import { openOwner } from './frame/open-owner.ts';
import { findCommand, groupOf, parseCommand, UsageError, unknownCommand } from './frame/parse.ts';
import { sentenceOfFile } from './frame/sentence-of-file.ts';

const REFUSED = 1;
const NOT_UNDERSTOOD = 2;
const INTERRUPTED = 130;
const HELP = ['help', '--help', '-h'];

/** Stops the database when the operator gives up at the question for the password. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupted.abort());
const { signal } = interrupted;

/** The help that is asked for; undefined where none is. */
function askedHelp(typed: readonly string[]) {
  if (!typed.some((word) => HELP.includes(word)) && typed.length > 0) return undefined;
  const words = typed.filter((word) => !HELP.includes(word));
  const [word] = words;
  if (word === undefined) return helpOfAll(COMMANDS);
  const command = findCommand(COMMANDS, words);
  const shown = command ? [command] : groupOf(COMMANDS, word);
  if (shown.length === 0) throw unknownCommand(COMMANDS, words);
  return shown.map(helpOf).join('\n\n\n');
}

async function main(typed: string[]) {
  const help = askedHelp(typed);
  if (help !== undefined) {
    console.log(help);
    return 0;
  }
  const command = findCommand(COMMANDS, typed);
  if (!command) throw unknownCommand(COMMANDS, typed);
  const asked = parseCommand(command, typed);
  const { close, ...means } = await openOwner(readConfig(process.env), command.opens, signal);
  signal.addEventListener('abort', () => void close().finally(() => process.exit(INTERRUPTED)));
  try {
    return (await command.run(means, asked)) ?? 0;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // A ConfigError is something the operator can mend: its message is enough.
  if (!signal.aborted) console.error(error instanceof ConfigError ? error.message : (sentenceOfFile(error) ?? error));
  process.exitCode = signal.aborted ? INTERRUPTED : error instanceof UsageError ? NOT_UNDERSTOOD : REFUSED;
}
