import type { Keys } from '../../kit/crypto/keys.ts';
import type { Visit } from '../../kit/http/visit.ts';

const COOKIE = 'gemba_sso';
const PATH = '/app/sso';
const TEN_MINUTES = 600;

/** A sign-in that is under way at the provider. */
export interface Trip {
  companyId: number;
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

/** The browser keeps it and cannot read it: a code that was planted by somebody else finds no trip. */
export const beginTrip = (keys: Keys, visit: Visit, trip: Trip) =>
  visit.setCookie(COOKIE, keys.seal(JSON.stringify([trip, Date.now() + TEN_MINUTES * 1_000])), {
    path: PATH,
    httpOnly: true,
    seconds: TEN_MINUTES,
  });

/** The trip that this browser is on. It ends here, whatever comes of it. */
export function endTrip(keys: Keys, visit: Visit): Trip | undefined {
  const sealed = visit.cookie(COOKIE);
  if (sealed === undefined) return undefined;
  visit.clearCookie(COOKIE, PATH);
  try {
    const [trip, until] = JSON.parse(keys.unseal(sealed)) as [Trip, number];
    return Date.now() < until ? trip : undefined;
  } catch {
    // Not a cookie of ours, or one that was changed.
    return undefined;
  }
}
