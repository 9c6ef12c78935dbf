import type { Command, Option } from './command.ts';

const GENERAL = `Passwords are read from standard input, one line, so that they never stand in a list of processes.
The database is that of the server: DATABASE_URL, else the embedded one in GEMBA_DATA.
Exit codes: 0 done; 1 refused, or something was found that needs a person; 2 the command was not understood.
In the project's folder, gemba is written npm run gemba -- …`;

const WIDTH = 100;

const optionText = ([name, option]: [string, Option]) =>
  option.type === 'boolean' ? `[--${name}]` : `[--${name} ${option.value}]`;

const linesOf = (name: string, options: readonly string[], text = name): string[] => {
  const [next, ...others] = options;
  if (next === undefined) return [text];
  if (text.length + next.length < WIDTH) return linesOf(name, others, `${text} ${next}`);
  return [text, ...linesOf(name, others, `    ${next}`)];
};

/** `gemba user add COMPANY USER [--name NAME] …`, on several lines where it is long. */
export const usageOf = ({ name, args, rest, options }: Command) =>
  linesOf(
    ['gemba', name, ...args, ...(rest ? [`${rest}…`] : [])].join(' '),
    Object.entries(options).map(optionText),
  ).join('\n');

const table = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const sayDefault = (option: Option) => ('default' in option && option.default ? ` (default ${option.default})` : '');

/** The help of one command. */
export const helpOf = (command: Command) => {
  const options = Object.entries(command.options).map(
    ([name, option]) =>
      [
        option.type === 'boolean' ? `--${name}` : `--${name} ${option.value}`,
        `${option.help}${sayDefault(option)}`,
      ] as const,
  );
  return [
    usageOf(command),
    command.does,
    ...(command.details ? [command.details] : []),
    ...(options.length > 0 ? [table(options)] : []),
    `Examples:\n${command.examples.map((example) => `  ${example}`).join('\n')}`,
  ].join('\n\n');
};

/** All commands, a sentence each. */
export const helpOfAll = (commands: readonly Command[]) =>
  [
    'gemba COMMAND …: companies, users and data of a Gemba server. `gemba help COMMAND` shows options and examples.',
    table(commands.map((command) => [command.name, command.does])),
    GENERAL,
  ].join('\n\n');
