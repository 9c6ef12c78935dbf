import * as z from 'zod/mini';

const bytes = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most));

export const CredentialId = bytes(1_400);
/** Written by the server when it asked: it comes back with the answer, and is good once, for some minutes. */
export const Ticket = z.string().check(z.minLength(1), z.maxLength(1_024));
const ClientData = bytes(4_096);

/** Ed25519, ECDSA and RSA, each with SHA-256: the algorithms that devices know, by their numbers in COSE. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

export const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A new passkey, as the device hands it over. */
export const NewCredential = z.strictObject({
  id: CredentialId,
  clientDataJSON: ClientData,
  attestationObject: bytes(32_768),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** The answer of a passkey to a challenge. */
export const SignedChallenge = z.strictObject({
  id: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: bytes(4_096),
  signature: bytes(8_192),
});
export type SignedChallenge = z.infer<typeof SignedChallenge>;
