import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';

const stateOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The meaning of an error of the database. Without a refusal it is a bug of ours, logged and told as SERVER_ERROR. */
interface Trouble {
  refusal?: RefusalCode;
  /** Nothing was done, so the transaction may simply run again. */
  again?: true;
  /** The connection is of no more use. */
  closes?: true;
}

const BUG: Trouble = {};
const BUSY: Trouble = { refusal: 'SERVER_BUSY' };
const LOST: Trouble = { refusal: 'SERVER_BUSY', closes: true };
const ELSEWHERE: Trouble = { refusal: 'SERVER_BUSY', closes: true, again: true };

/** Every class of SQLSTATE, by its first two characters (PostgreSQL manual, appendix A). */
const CLASSES: Readonly<Record<string, Trouble>> = {
  '00': BUG, // successful completion
  '01': BUG, // warning
  '02': BUG, // no data
  '03': BUG, // statement not yet complete
  '08': LOST, // connection exception
  '09': BUG, // triggered action exception
  '0A': BUG, // feature not supported
  '0B': BUG, // invalid transaction initiation
  '0F': BUG, // locator exception
  '0L': BUG, // invalid grantor
  '0P': BUG, // invalid role specification
  '0Z': BUG, // diagnostics exception
  '10': BUG, // XQuery error
  '20': BUG, // case not found
  '21': BUG, // cardinality violation
  '22': BUG, // data exception: input is validated before it gets here
  '23': BUG, // integrity constraint violation: operations check under their locks
  '24': BUG, // invalid cursor state
  '25': BUG, // invalid transaction state
  '26': BUG, // invalid statement name
  '27': BUG, // triggered data change violation
  '28': LOST, // invalid authorization: the log-in of the server itself, never the caller's
  '2B': BUG, // dependent privileges still exist
  '2D': BUG, // invalid transaction termination
  '2F': BUG, // SQL routine exception
  '34': BUG, // invalid cursor name
  '38': BUG, // external routine exception
  '39': BUG, // external routine invocation exception
  '3B': BUG, // savepoint exception
  '3D': LOST, // invalid catalog name: the database is missing, as while it is restored
  '3F': BUG, // invalid schema name
  '40': BUSY, // transaction rollback
  '42': BUG, // syntax error or access rule violation
  '44': BUG, // with check option violation
  '53': BUSY, // insufficient resources
  '54': BUG, // program limit exceeded
  '55': BUG, // object not in prerequisite state
  '57': LOST, // operator intervention
  '58': BUG, // system error: a broken disk must not look like a busy moment
  '72': BUG, // snapshot failure
  F0: BUG, // configuration file error
  HV: BUG, // foreign data wrapper error
  P0: BUG, // PL/pgSQL error
  XX: BUG, // internal error
};

/** Errors that mean something else than their class. */
const STATES: Readonly<Record<string, Trouble>> = {
  '25006': ELSEWHERE, // read-only: after a failover the connection leads to a standby
  '25P03': ELSEWHERE, // idle in transaction for too long, as after a step of the clock: the session was ended
  '25P04': LOST, // transaction timeout: the session was ended, and the next attempt would take as long
  '26000': { again: true, closes: true }, // the connection has lost its prepared statements
  '40001': { ...BUSY, again: true }, // serialization failure
  '40P01': { ...BUSY, again: true }, // deadlock
  '53100': { refusal: 'DATABASE_FULL' },
  '55P03': { refusal: 'REQUEST_IN_PROGRESS' }, // waited for a lock in vain
  '57014': BUSY, // statement timeout
};

export const troubleOf = (state: string): Trouble | undefined => STATES[state] ?? CLASSES[state.slice(0, 2)];

/** Nothing was done: the transaction may run again. */
export const mayRunAgain = (error: unknown) => troubleOf(stateOf(error) ?? '')?.again === true;

/** After a failover, all connections that were opened before lead to the old server. */
export const isOnStandby = (error: unknown) => stateOf(error) === '25006';

/** The connection is of no more use. */
export const isUsedUp = (error: unknown) => isOutdated(error) || troubleOf(stateOf(error) ?? '')?.closes === true;

/**
 * The prepared statements no longer fit the tables: a newer server has migrated them. Nothing was executed, and a new
 * connection prepares them again.
 */
export const isOutdated = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** Only says that a statement before this one failed. */
export const isAftermath = (error: unknown) => stateOf(error) === '25P02';

/** Only says that the connection was lost before this statement was sent. */
export const isUnsent = (error: unknown) => error instanceof Error && /not queryable/.test(error.message);

/** A lock was waited for in vain. */
export const isLocked = (error: unknown) => stateOf(error) === '55P03';

/** A figure that its column cannot hold. */
export const isOutOfRange = (error: unknown) => stateOf(error) === '22003';

/** Errors of the socket. */
const UNREACHABLE = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT)/;
const LOST_WORDS = /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended/i;

/** The refusal when the database, not the request, is the problem. Undefined: a bug of ours. */
export const refusalOfDatabase = (error: unknown): RefusalCode | undefined => {
  const state = stateOf(error);
  const known = state && troubleOf(state);
  if (known) return known.refusal;
  // The socket of an embedded database that is down; any other missing file is a bug of ours.
  if (state === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect') return 'SERVER_BUSY';
  if (state && UNREACHABLE.test(state)) return 'SERVER_BUSY';
  return error instanceof Error && LOST_WORDS.test(error.message) ? 'SERVER_BUSY' : undefined;
};
