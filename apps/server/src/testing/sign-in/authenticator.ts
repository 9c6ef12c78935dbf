import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

interface Site {
  rpId: string;
  origin: string;
}

/** A device that makes one passkey and signs with it, by the book: ECDSA on P-256, no attestation. */
export function newAuthenticator({ rpId, origin }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = base64url(credential);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (flags: number) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), Buffer.from([0, 0, 0, counter])]);
  /** {kty: EC2, alg: ES256, crv: P-256, x, y} in CBOR. */
  const key = () =>
    Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);

  return {
    id,
    /** As `navigator.credentials.create` answers. */
    create(challenge: string) {
      const data = Buffer.concat([
        dataOf(PRESENT | VERIFIED | HAS_KEY),
        Buffer.alloc(16),
        uint16(credential.length),
        credential,
        key(),
      ]);
      // {fmt: "none", attStmt: {}, authData: data} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        uint16(data.length),
        data,
      ]);
      return {
        id,
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
    },
    /** As `navigator.credentials.get` answers; by default the person has shown a finger or a face. */
    sign(challenge: string, { verified = true, counted = true } = {}) {
      if (counted) counter += 1;
      const client = clientData('webauthn.get', challenge);
      const data = dataOf(verified ? PRESENT | VERIFIED : PRESENT);
      return {
        id,
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
}
