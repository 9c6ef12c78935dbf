/** How attempts at a secret are slowed down. Facts in, verdict out: the clock is passed in, in milliseconds. */
export interface ThrottleRule {
  /** So many attempts in a row cost no wait; after that the wait doubles from one second. */
  free: number;
  longestWaitMs: number;
  windowMs: number;
  /** After so many the subject is locked for as long as the window. Without it there is only the wait. */
  lockAfter?: number;
}

export interface Attempts {
  attempts: number;
  windowFrom: number;
  nextAllowedAt: number;
}

export type Verdict = { outcome: 'go' | 'wait' | 'locked'; seconds: number; after: Attempts };

const MINUTE = 60_000;

export const ACCOUNT: ThrottleRule = { free: 2, longestWaitMs: 60 * MINUTE, windowMs: 15 * MINUTE, lockAfter: 10 };

/** Wider, because a whole plant may come from one address. */
export const ADDRESS: ThrottleRule = { free: 100, longestWaitMs: 60 * MINUTE, windowMs: 60 * MINUTE };

/** Wide enough for a shift that changes: it only slows whoever tries one PIN with every worker. */
export const TERMINAL: ThrottleRule = { free: 20, longestWaitMs: 60 * MINUTE, windowMs: 60 * MINUTE };

/** Five guesses in a quarter of an hour, without waits in between. */
export const ISSUE_PASSWORD: ThrottleRule = { free: 5, longestWaitMs: 0, windowMs: 15 * MINUTE, lockAfter: 5 };

const waitAfter = (rule: ThrottleRule, attempts: number) =>
  attempts <= rule.free ? 0 : Math.min(2 ** (attempts - rule.free - 1) * 1_000, rule.longestWaitMs);

/**
 * Judges one more attempt and counts it, before the secret is looked at. An attempt that came too soon counts
 * towards the lock too, so that sixty-four guesses at once count as sixty-four.
 */
export function judge(rule: ThrottleRule, before: Attempts | undefined, now: number): Verdict {
  const fresh = { attempts: 0, windowFrom: now, nextAllowedAt: now };
  const stale = before && now >= before.windowFrom + rule.windowMs && now >= before.nextAllowedAt;
  const state = before && !stale ? before : fresh;
  const seconds = Math.ceil(Math.max(0, state.nextAllowedAt - now) / 1_000);

  if (rule.lockAfter !== undefined && state.attempts >= rule.lockAfter) {
    return { outcome: 'locked', seconds, after: { ...state, attempts: state.attempts + 1 } };
  }
  const tooSoon = now < state.nextAllowedAt;
  if (tooSoon && rule.lockAfter === undefined) return { outcome: 'wait', seconds, after: state };

  const attempts = state.attempts + 1;
  const locks = rule.lockAfter !== undefined && attempts >= rule.lockAfter;
  const nextAllowedAt = locks ? now + rule.windowMs : Math.max(state.nextAllowedAt, now + waitAfter(rule, attempts));
  return { outcome: tooSoon ? 'wait' : 'go', seconds, after: { ...state, attempts, nextAllowedAt } };
}
