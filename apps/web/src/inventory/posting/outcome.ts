import { Refused } from '../../kit/client/faults.ts';

/** How long to wait before each time that the same is asked again. */
export const AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** Said on the way by somebody who does not know what the server did, or by the server while it is still at it. */
const UNKNOWN = ['unknown', 'timeout', 'SERVER_CONNECTION_FAILED', 'REQUEST_IN_PROGRESS'];

export const isUnknown = (error: unknown) => error instanceof Refused && UNKNOWN.includes(error.msgCode);

/** What a look-up that failed has told: that there is none, or nothing. */
export const noneOrUntold = (error: unknown): false | undefined =>
  error instanceof Refused && !isUnknown(error) ? false : undefined;
