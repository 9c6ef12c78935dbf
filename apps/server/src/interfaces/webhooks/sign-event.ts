import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newSecret = () => PREFIX + randomBytes(32).toString('base64');

/** The headers of Standard Webhooks: HMAC-SHA256 over id, timestamp and body, with the bytes of the secret. */
export function signedHeaders(secret: string, eventId: string, body: string, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': eventId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
