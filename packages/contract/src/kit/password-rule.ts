import type { RefusalCode } from './refusals/refusals.ts';

export const PASSWORD_MINIMUM = 8;
export const PASSWORD_MAXIMUM = 128;

export type PasswordRefusal = Extract<RefusalCode, `PASSWORD_TOO_${string}`>;

/**
 * Why a new password is refused, `undefined` when it is good. It is taken exactly as typed: no trimming, no folding,
 * any character. Characters are counted as people count them, so an emoji or a rare Han character is one.
 *
 * `isCommon` is asked in lower case. The list of common passwords lives on the server and is too long for a phone.
 */
export const passwordRefusal = (
  password: string,
  isCommon: (lowerCase: string) => boolean,
): PasswordRefusal | undefined => {
  const length = [...password].length;
  if (length < PASSWORD_MINIMUM) return 'PASSWORD_TOO_SHORT';
  if (length > PASSWORD_MAXIMUM) return 'PASSWORD_TOO_LONG';
  return isCommon(password.toLowerCase()) ? 'PASSWORD_TOO_COMMON' : undefined;
};
