/**
 * Codes of the app itself, for outcomes that the server cannot tell. The server never sends them: it answers
 * `APP_TOKEN_EXPIRED_ERROR` and the like. A proxy in front of it may.
 */
export const OWN_CODES = {
  /** The session ran out: it is renewed silently, once. */
  expired: 'tokenExpired',
  /** The answer is not one of ours, such as the page of a proxy: nobody knows what the server did. */
  unknown: 'unknown',
  /** No answer came in time: nobody knows what the server did. */
  timeout: 'timeout',
} as const;
