/** The ways to sign in without the password that belong to one user. */
export const SIGN_IN_WAYS = ['passkeys', 'messenger', 'sso'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
