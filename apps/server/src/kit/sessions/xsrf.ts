import type { Keys } from '../crypto/keys.ts';
import { randomToken } from '../crypto/keys.ts';
import type { Visit } from '../http/visit.ts';

/** No session lasts longer, and neither do its cookies. */
export const LONGEST_SECONDS = 30 * 86_400;

export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Bound to the session by our signature: a pair that somebody planted, or another session's, does not verify. */
const newXsrfToken = (keys: Keys, sessionId: string) => {
  const random = randomToken();
  return `${random}.${keys.sign(`xsrf ${sessionId} ${random}`)}`;
};

export const giveXsrf = (keys: Keys, sessionId: string, visit: Visit) =>
  visit.setCookie(XSRF_COOKIE, newXsrfToken(keys, sessionId), { path: '/', httpOnly: false, seconds: LONGEST_SECONDS });

export const xsrfHolds = (keys: Keys, sessionId: string, cookie: string | undefined, header: unknown) => {
  if (!cookie || cookie !== header) return false;
  const [random, signature, ...rest] = cookie.split('.');
  return rest.length === 0 && !!random && !!signature && keys.verify(`xsrf ${sessionId} ${random}`, signature);
};

interface Arrival {
  'sec-fetch-site'?: string | string[] | undefined;
  origin?: string | undefined;
}

/** A browser says where a request comes from; anything but our own page may not write. */
export const comesFromOurPage = (headers: Arrival, host: string) => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
};
