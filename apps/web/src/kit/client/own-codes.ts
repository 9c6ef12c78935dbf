/**
 * Codes of the app itself, for outcomes that the server cannot tell: it answers `APP_TOKEN_EXPIRED_ERROR` and the like. It sends
 * `timeout` only where a request arrives too slowly. A proxy in front of it may send any of them.
 */
export const OWN_CODES = {
  /** The session ran out: it is renewed silently, once. */
  expired: 'tokenExpired',
  /** The answer is not one of ours, such as the page of a proxy: nobody knows what the server did. */
  unknown: 'unknown',
  /** No answer came in time: nobody knows what the server did. */
  timeout: 'timeout',
} as const;
