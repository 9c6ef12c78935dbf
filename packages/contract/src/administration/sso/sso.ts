import * as z from 'zod/mini';
import { requiredText } from '../../kit/codes.ts';

/** The claim that providers usually put the user name in. */
export const USUAL_CLAIM = 'preferred_username';

const Issuer = z.url().check(z.maxLength(300));
const Secret = z.nullable(requiredText(500));

export const ssoBody = {
  /** As the button at sign-in calls it. */
  name: requiredText(40),
  issuer: Issuer,
  clientId: requiredText(200),
  /** The claim of the first sign-in that holds our user name. */
  userClaim: z.string().check(z.regex(/^[\w.:/-]{1,100}$/)),
};

/** Without a secret, the one before. */
export const ssoClient = { issuer: Issuer, clientId: ssoBody.clientId, secret: Secret };

/** Its secret is never told. */
export const SsoSettings = z.strictObject({
  sso: z.nullable(z.strictObject({ ...ssoBody, version: z.int() })),
  /** The address that has to be registered with the provider. */
  redirectUri: z.string(),
});
export type SsoSettings = z.infer<typeof SsoSettings>;
