import type pg from 'pg';
import type { Config } from '../../kit/config.ts';

/** An option of a command, as `parseArgs` of Node reads it and as the help explains it. */
export type Option =
  | { readonly type: 'boolean'; readonly help: string }
  | { readonly type: 'string'; readonly value: string; readonly help: string; readonly default?: string };

type Options = Readonly<Record<string, Option>>;

type Values<Declared extends Options> = {
  [Name in keyof Declared]: Declared[Name] extends { type: 'boolean' }
    ? boolean
    : Declared[Name] extends { default: string }
      ? string
      : string | undefined;
};

/** How a command opens the database. */
export interface Opening {
  /** False: the schema stays as it is, and nobody's log-in to the database is touched. */
  readonly migrates?: boolean;
  /** Makes the embedded database where there is none yet. */
  readonly creates?: boolean;
  /** Refuses while a server uses the data folder. */
  readonly alone?: boolean;
  /** Sets the server's log-in to the present secret, instead of proving that it is the right one. */
  readonly newSecret?: boolean;
}

/** The database and the settings, as a command gets them. */
export interface CommandMeans {
  readonly owner: pg.Client;
  /** Address of the database, for another connection of the owner. */
  readonly url: string;
  readonly config: Config;
  readonly signal: AbortSignal;
}

interface Declaration<Args extends readonly string[], Declared extends Options> {
  /** One word, or two: `user add`. */
  readonly name: string;
  /** Names of the arguments, all of them needed. */
  readonly args: Args;
  /** Name of the arguments after them: one or more. */
  readonly rest?: string;
  readonly options?: Declared;
  /** One sentence. */
  readonly does: string;
  /** Further lines of its help. */
  readonly details?: string;
  readonly examples: readonly string[];
  readonly opens?: Opening;
  /** Its exit code; 0 where it answers none. */
  run(
    means: CommandMeans,
    typed: { args: { [Name in keyof Args]: string }; rest: string[]; options: Values<Declared> },
  ): Promise<number | void>;
}

/** The words of the command line, checked against the declaration. */
export interface Typed {
  args: string[];
  rest: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface Command extends Omit<Declaration<readonly string[], Options>, 'run'> {
  readonly options: Options;
  readonly opens: Opening;
  run(means: CommandMeans, typed: Typed): Promise<number | void>;
}

/** Declares a command: its help, the check of what is typed, and what it does. It is listed in `commands.ts`. */
export const defineCommand = <const Args extends readonly string[], const Declared extends Options>(
  declared: Declaration<Args, Declared>,
): Command => ({ options: {}, opens: {}, ...(declared as unknown as Omit<Command, 'options' | 'opens'>) });
