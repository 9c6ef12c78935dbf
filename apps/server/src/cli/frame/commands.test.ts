import { describe, expect, it, test } from 'vitest';
import { runCommand } from '../../testing/server-process.ts';
import { COMMANDS } from '../commands.ts';
import { helpOf, helpOfAll } from './help.ts';
import { findCommand, parseCommand, unknownCommand } from './parse.ts';

/** As a shell would split it: words, and quoted words. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The words after `gemba`, up to where the shell goes on. */
const typedIn = (example: string) => {
  const words = wordsOf(example);
  const end = words.findIndex((word) => ['|', '>', '<', '&&'].includes(word));
  return words.slice(words.indexOf('gemba') + 1, end < 0 ? undefined : end);
};

test.each(COMMANDS)('gemba $name says in a sentence what it does, with examples that it takes', (command) => {
  expect(command.does).toMatch(/^[A-Z].*\.$/);
  expect(command.examples.length).toBeGreaterThan(0);
  for (const example of command.examples) {
    expect(findCommand(COMMANDS, typedIn(example))).toBe(command);
    expect(() => parseCommand(command, typedIn(example))).not.toThrow();
  }
});

it('docs/operations/commands.md shows the help of every command', async () => {
  const file = new URL('../../../../../docs/operations/commands.md', import.meta.url);
  const pages = COMMANDS.map((command) => `## ${command.name}\n\n\`\`\`\n${helpOf(command)}\n\`\`\`\n`);
  const text = ['# The gemba command\n', `\`\`\`\n${helpOfAll(COMMANDS)}\n\`\`\`\n`, ...pages].join('\n');
  await expect(text).toMatchFileSnapshot(file.pathname);
});

describe('a command line that is not understood', () => {
  const said = (...typed: string[]) => {
    const command = findCommand(COMMANDS, typed);
    if (!command) return unknownCommand(COMMANDS, typed).message.split('\n')[0];
    try {
      return parseCommand(command, typed);
    } catch (error) {
      return (error as Error).message.split('\n').slice(0, 2).join(' ');
    }
  };

  it('is told what is wrong and how it is written', () => {
    expect(said('frobnicate')).toBe('There is no command frobnicate. `gemba help` shows all of them.');
    expect(said('user')).toBe('gemba user is one of:');
    expect(said('user', 'lock', 'ACME')).toBe('USER is missing. Usage: gemba user lock COMPANY USER');
    expect(said('user', 'lock', 'ACME', 'ines', 'now')).toBe(
      '"now" is one word too many. Usage: gemba user lock COMPANY USER',
    );
    expect(said('import', 'ACME')).toMatch(/^FILE\|FOLDER is missing\. Usage: gemba import COMPANY FILE\|FOLDER…/);
    expect(said('import', 'ACME', 'x.csv', '--dry')).toMatch(/^Unknown option '--dry'\. Usage: gemba import/);
    expect(said('import', 'ACME', 'a.csv', 'b.csv', '--dry-run')).toMatchObject({
      args: ['ACME'],
      rest: ['a.csv', 'b.csv'],
      options: { 'dry-run': true },
    });
  });

  it('ends with 2 without a database, and help with 0', async () => {
    const ends = async (...typed: string[]) => (await runCommand('/nonexistent', typed)).code;
    expect(await ends('user', 'lock')).toBe(2);
    expect(await ends('user', 'add', '--help')).toBe(0);
    expect(await ends('check-ledger')).toBe(1);
  });
});
