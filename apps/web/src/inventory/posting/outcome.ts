import { Refused } from '../../kit/client/errors.ts';
import { isUnknown } from '../../kit/posting/send-posting.ts';

/** The result of a look-up that failed: false if the server says that there is none, undefined if nobody can tell. */
export const noneOrUntold = (error: unknown): false | undefined =>
  error instanceof Refused && !isUnknown(error) ? false : undefined;
