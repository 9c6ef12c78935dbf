import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscription as its browser gave them, in base64url. */
export interface Receiver {
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Marks the last record; what would follow it is padding. */
const END = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const infoOf = (text: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

/** Fresh for every push. Tests give those of RFC 8291. */
const freshSecrets = () => {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
};

/** Encrypts a push so that only its browser can read it: RFC 8291, in one record of `aes128gcm` (RFC 8188). */
export function encryptPush(text: string, { p256dh, auth }: Receiver, { sender, salt } = freshSecrets()) {
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiverKey);
  const key = derive(shared, Buffer.from(auth, 'base64url'), infoOf('WebPush: info', receiverKey, senderKey), 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, infoOf('Content-Encoding: aes128gcm'), 16),
    derive(key, salt, infoOf('Content-Encoding: nonce'), 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(senderKey.length, 4);
  const record = [cipher.update(Buffer.concat([Buffer.from(text), END])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, senderKey, ...record]);
}

/** Whether it is a point of the curve: with any other one nothing can be encrypted. */
export function isPublicKey(p256dh: string) {
  const { sender } = freshSecrets();
  try {
    sender.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
