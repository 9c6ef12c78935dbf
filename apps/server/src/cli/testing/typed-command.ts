import type { startTestApp } from '../../testing/test-app.ts';
import type { Command } from '../frame/command.ts';
import { parseCommand } from '../frame/parse.ts';

type App = Pick<Awaited<ReturnType<typeof startTestApp>>, 'owner' | 'ownerUrl' | 'config'>;

/** Runs a command in this process, with the words after its name, on the database of the tests. */
export const typedCommand =
  ({ owner, ownerUrl, config }: App) =>
  async (command: Command, ...typed: string[]) =>
    command.run(
      { owner, url: ownerUrl, config, signal: new AbortController().signal },
      parseCommand(command, [...command.name.split(' '), ...typed]),
    );
