import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** The pair by which push services know a company: the public key as browsers subscribe with it, the private one as a JWK. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

interface Jwk {
  x: string;
  y: string;
}

export function makeVapidKeys(): VapidKeys {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
  const { x, y } = jwk as unknown as Jwk;
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: JSON.stringify(jwk) };
}

/** Push services take a day at most. */
const VALID_SECONDS = 12 * 3_600;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The `Authorization` that proves to the push service of an endpoint who sends: RFC 8292. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, endpoint: string, contact: string, now = Date.now()) {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + VALID_SECONDS, sub: contact };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const key = createPrivateKey({ key: JSON.parse(privateKey), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}
