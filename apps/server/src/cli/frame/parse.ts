import { parseArgs } from 'node:util';
import { ConfigError } from '../../kit/config.ts';
import type { Command, Typed } from './command.ts';
import { usageOf } from './help.ts';

/** The command line was not understood: exit code 2 instead of 1. */
export class UsageError extends ConfigError {}

const wordsOf = ({ name }: Command) => name.split(' ');

/** The command whose words come first. */
export const findCommand = (commands: readonly Command[], typed: readonly string[]) =>
  commands.find((command) => wordsOf(command).every((word, index) => typed[index] === word));

/** All commands that begin with a word: `user` has several. */
export const groupOf = (commands: readonly Command[], word: string) =>
  commands.filter((command) => wordsOf(command)[0] === word);

export function unknownCommand(commands: readonly Command[], typed: readonly string[]) {
  const [word = ''] = typed;
  const group = groupOf(commands, word);
  return new UsageError(
    group.length > 0
      ? `gemba ${word} is one of:\n${group.map((command) => `  ${usageOf(command)}`).join('\n')}`
      : `There is no command ${word}. \`gemba help\` shows all of them.`,
  );
}

/** The arguments and options of a command line, or an error that says how to write it. */
export function parseCommand(command: Command, typed: readonly string[]): Typed {
  const { values, positionals } = readArgs(command, typed.slice(wordsOf(command).length));
  const { args, rest } = command;
  const lacking = [...args, ...(rest ? [rest] : [])][positionals.length];
  if (lacking) throw wrong(command, `${lacking} is missing.`);
  const extra = rest ? undefined : positionals[args.length];
  if (extra !== undefined) throw wrong(command, `"${extra}" is one word too many.`);
  return { args: positionals.slice(0, args.length), rest: positionals.slice(args.length), options: values };
}

function readArgs(command: Command, args: string[]) {
  const options = Object.entries(command.options).map(([name, option]) => {
    const { type } = option;
    return [name, { type, default: type === 'boolean' ? false : option.default }] as const;
  });
  try {
    return parseArgs({ args, allowPositionals: true, options: Object.fromEntries(options) });
  } catch (error) {
    // Its message names the option; the advice after the first sentence is for other programs.
    throw wrong(command, `${(error as Error).message.split('. ')[0]}.`);
  }
}

const wrong = (command: Command, reason: string) =>
  new UsageError(`${reason}\nUsage: ${usageOf(command)}\n\`gemba help ${command.name}\` shows examples.`);
