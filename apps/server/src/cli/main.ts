import { ConfigError, readConfig } from '../kit/config.ts';
import { checkTheLedger } from './check-ledger.ts';
import { addCompany } from './company-add.ts';
import { importFiles } from './import.ts';
import { openOwner } from './open-owner.ts';
import { checkTheTotals, rebuildTheTotals } from './totals.ts';
import { addUser } from './user-add.ts';
import { changeUser } from './user-change.ts';

const HELP = `gemba company add CODE NAME [--time-zone ZONE] [--currency CUR]
gemba user add COMPANY USER --name NAME [--employee ID] [--roles A,B | --roles all]   asks for the password
gemba user add COMPANY USER --name NAME --terminal WC --roles A,B                    a shared terminal; workers there have no other roles
gemba user password COMPANY USER                                                     asks for the password
gemba user roles COMPANY USER A,B
gemba user badge COMPANY USER                                                        prints the code of a new badge for terminals
gemba user lock | unlock | disable | sign-out COMPANY USER
gemba import COMPANY FILE|FOLDER… [--dry-run]                                         parts.csv and so on; each whole or not at all
gemba check-ledger                                                                   exit code 1 if a ledger does not add up
gemba totals check COMPANY                                                           exit code 1 if a figure's totals are not the sum of its rows
gemba totals rebuild COMPANY                                                         recomputes them; postings wait meanwhile
gemba secret change                                                                  to the present GEMBA_SECRET, or GEMBA_DATA/secret

Passwords are read from standard input, one line, so that they never stand in a list of processes.
The database is the one of the server: DATABASE_URL, else the embedded one in GEMBA_DATA.`;

const INTERRUPTED = 130;
const CHANGE_SECRET = 'secret change';
const commands = {
  'company add': addCompany,
  'user add': addUser,
  import: importFiles,
  'check-ledger': checkTheLedger,
  'totals check': checkTheTotals,
  'totals rebuild': rebuildTheTotals,
  // Done by opening the database with it.
  [CHANGE_SECRET]: async () => console.log('The secret is changed. Start every node with the same one.'),
} as const;
const CHANGES = ['password', 'roles', 'lock', 'unlock', 'disable', 'sign-out', 'badge'] as const;

/** Stops the database when the operator gives up at the question for the password. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupted.abort());
const { signal } = interrupted;

async function main(args: string[]) {
  const [first = '', second = ''] = args;
  const change = first === 'user' ? CHANGES.find((one) => one === second) : undefined;
  const name = `${first} ${second}` in commands ? `${first} ${second}` : first;
  const command = change
    ? (owner: Parameters<typeof addUser>[0], rest: string[]) => changeUser(owner, change, rest)
    : commands[name as keyof typeof commands];
  if (!command) {
    console.log(HELP);
    return args.length === 0 || first === 'help' || first === '--help' ? 0 : 2;
  }
  const { owner, close } = await openOwner(readConfig(process.env), { newSecret: name === CHANGE_SECRET, signal });
  signal.addEventListener('abort', () => void close().finally(() => process.exit(INTERRUPTED)));
  try {
    const code = await command(owner, args.slice(change ? 2 : name.split(' ').length));
    return code ?? 0;
  } finally {
    await close();
  }
}

/** Something the operator can mend: its message is enough. */
const isMendable = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!signal.aborted) console.error(isMendable(error) ? error.message : error);
  process.exitCode = signal.aborted ? INTERRUPTED : 1;
}
