import { expect, it } from 'vitest';
import { postPush } from './post-push.ts';
import { isPushService } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://push.example.com:8443/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, ['https://push.example.com:8443'])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:444/abc',
  'https://somebody@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://evilpush.apple.com.example.com/abc',
  'https://notify.windows.com.evil/abc',
  'https://xfcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/abc',
  'https://localhost/abc',
  'https://push.example.com/abc',
  'http://push.example.com:8443/abc',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/abc',
  'no address',
  '',
])('%s is none, and nothing is posted to it', async (endpoint) => {
  const ownServices = ['https://push.example.com:8443'];
  expect(isPushService(endpoint, ownServices)).toBe(false);
  await expect(async () => postPush({ endpoint, headers: {}, body: Buffer.from(''), ownServices })).rejects.toThrow();
});
