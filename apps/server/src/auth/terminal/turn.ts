import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { sha256 } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Visit } from '../../kit/http/visit.ts';
import type { Means } from '../../kit/means.ts';
import { refuse } from '../../kit/refuse.ts';
import { newTokens } from '../../kit/sessions/token.ts';
import { PERSON, type UserRow, userColumns } from '../auth.sql.ts';
import { handOver, type Present, TOKEN_SECONDS } from '../sign-in.ts';

/** A turn that nobody renews ends. The app ends it much sooner, when nobody has touched the screen. */
const TURN_SECONDS = 30 * 60;

interface OfSession {
  companyId: number;
  sessionId: string;
}

const selectTerminal = statement<OfSession, UserRow>(
  `select ${userColumns('t')}
     from session s join app_user t on t.company_id = s.company_id and t.user_id = s.user_id
    where s.company_id = :companyId and s.session_id = :sessionId and t.terminal_wc is not null`,
  PERSON,
);

/** The terminal of this session, whoever has the turn. */
export const findTerminal = (tx: Tx, { companyId, sessionId }: OfSession) =>
  tx.first(selectTerminal({ companyId, sessionId }));

export const terminalOf = async (tx: Tx, session: OfSession) =>
  (await findTerminal(tx, session)) ?? refuse('NOT_A_TERMINAL');

const selectWorker = statement<OfSession, UserRow>(
  `select ${userColumns('w', 'roles_at_terminal(w.roles, t.roles)')}
     from session s
     join app_user t on t.company_id = s.company_id and t.user_id = s.user_id
     join app_user w on w.company_id = s.company_id and w.user_id = s.worker_id
    where s.company_id = :companyId and s.session_id = :sessionId and not turn_is_over(s, w)`,
  { neverNull: ['roles', 'passwordHash'] },
);

/** This device would become the worker's own, and the terminal would be lost. */
export const refuseAtTerminal = async (tx: Tx, { companyId, sessionId }: OfSession) => {
  if (await tx.first(selectWorker({ companyId, sessionId }))) refuse('NOT_AT_A_TERMINAL');
};

/** The person at a terminal: the worker who has the turn, or the terminal itself. */
async function presentAt(tx: Tx, session: OfSession, terminal: UserRow): Promise<Present> {
  const { companyId, sessionId } = session;
  const worker = await tx.first(selectWorker({ companyId, sessionId }));
  return { user: worker ?? terminal, terminal: { wc: terminal.terminalWc as string, present: worker !== undefined } };
}

const updateTurn = statement<OfSession & { workerId: number | null; workerVersion: number | null; seconds: number }>(
  `update session set worker_id = :workerId::integer, worker_version = :workerVersion,
          turn_ends_at = case when :workerId::integer is not null then now() + make_interval(secs => :seconds) end
    where company_id = :companyId and session_id = :sessionId`,
);

const updateToken = statement<OfSession & { tokenHash: Buffer; seconds: number }>(
  `update session set token_hash = :tokenHash, token_expires_at = now() + make_interval(secs => :seconds), last_seen_at = now()
    where company_id = :companyId and session_id = :sessionId`,
);

/** Called at every renewal: a turn that goes on gets its time anew, one that is over leaves the session to the terminal. */
export async function renewTurn(tx: Tx, { companyId, sessionId }: OfSession, terminal: UserRow): Promise<Present> {
  const present = await presentAt(tx, { companyId, sessionId }, terminal);
  await keepTurn(tx, { companyId, sessionId }, present.terminal?.present ? present.user : undefined);
  return present;
}

const keepTurn = (tx: Tx, { companyId, sessionId }: OfSession, worker: UserRow | undefined) =>
  tx.run(
    updateTurn({
      companyId,
      sessionId,
      workerId: worker?.userId ?? null,
      workerVersion: worker?.version ?? null,
      seconds: TURN_SECONDS,
    }),
  );

/**
 * Gives the turn to a worker, or to nobody. The token changes with it: the one before is of somebody else. The refresh
 * cookie stays the terminal's, so a lost answer is made good by the next renewal.
 */
export async function giveTurn(
  tx: Tx,
  means: Means,
  visit: Visit,
  { companyId, sessionId }: OfSession,
  terminal: UserRow,
  worker: UserRow | undefined,
): Promise<SessionAnswer> {
  const { token } = newTokens(companyId, sessionId);
  await keepTurn(tx, { companyId, sessionId }, worker);
  await tx.run(updateToken({ companyId, sessionId, tokenHash: sha256(token), seconds: TOKEN_SECONDS }));
  const present = await presentAt(tx, { companyId, sessionId }, terminal);
  return handOver(tx, means, visit, { companyId, sessionId, token, present });
}

const updateTurnsOver = statement<{ companyId: number; userId: number }>(
  `update session set turn_ends_at = now() where company_id = :companyId and worker_id = :userId and turn_ends_at > now()`,
);

/** Wherever this worker has a turn, the next call is refused and the terminal goes on without it. */
export const endTurnsOf = (tx: Tx, companyId: number, userId: number) => tx.run(updateTurnsOver({ companyId, userId }));
