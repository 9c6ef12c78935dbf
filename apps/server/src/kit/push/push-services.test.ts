import { expect, it } from 'vitest';
import { postPush } from './post-push.ts';
import { isPublicAddress, isPushService } from './push-services.ts';

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

it.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.9.9.9', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['239.1.1.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
