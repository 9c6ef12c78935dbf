import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Keys of their own for each purpose, all derived from the server's one secret. */
export interface Keys {
  /** Password of the application's database role. */
  databasePassword: string;
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  seal(text: string): string;
  unseal(sealed: string): string;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest();

export const randomToken = () => randomBytes(32).toString('base64url');

const sameBytes = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const keysFrom = (secret: string): Keys => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'gemba', purpose, 32));
  const signing = derive('sign');
  const sealing = derive('seal');
  const sign = (text: string) => createHmac('sha256', signing).update(text).digest('base64url');
  return {
    databasePassword: derive('database').toString('base64url'),
    sign,
    verify: (text, signature) => sameBytes(sign(text), signature),
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
};
