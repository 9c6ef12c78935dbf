import type { RefusalCode } from '@gemba/contract/kit/refusals';

const stateOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Deadlock or serialization failure: nothing was done, so the transaction may simply run again. */
export const isTransient = (error: unknown) => ['40P01', '40001'].includes(stateOf(error) ?? '');

/**
 * What the connection has prepared fits the tables no more: a newer server has changed them. Nothing was done, and a new
 * connection prepares it as they are now.
 */
export const isOutdated = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** Only says that a statement before this one failed. */
export const isAftermath = (error: unknown) => stateOf(error) === '25P02';

/** A figure that its column cannot hold. */
export const isOutOfRange = (error: unknown) => stateOf(error) === '22003';

const byState: Record<string, RefusalCode> = {
  '55P03': 'REQUEST_IN_PROGRESS',
  '57014': 'SERVER_BUSY',
  '40P01': 'SERVER_BUSY',
  '40001': 'SERVER_BUSY',
  '53100': 'DATABASE_FULL',
};

/** Class 28 and a missing database are refusals of the log-in: they concern the server's own, never the caller's. */
const UNREACHABLE = /^(08|28|3D|57P|53[23]|ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT)/;
const LOST = /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended/i;

/** What a caller is told when the database, not the request, is the trouble. Undefined: a bug of ours. */
export const refusalOfDatabase = (error: unknown): RefusalCode | undefined => {
  const state = stateOf(error);
  if (state && byState[state]) return byState[state];
  // The socket of an embedded database that is down; any other missing file is a bug of ours.
  if (state === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect') return 'SERVER_BUSY';
  if (state && UNREACHABLE.test(state)) return 'SERVER_BUSY';
  return error instanceof Error && LOST.test(error.message) ? 'SERVER_BUSY' : undefined;
};
