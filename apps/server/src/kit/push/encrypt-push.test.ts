import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush, isPublicKey } from './encrypt-push.ts';

const UA = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

it('encrypts the example of RFC 8291 as it stands there', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    { p256dh: UA, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    { sender, salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url') },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('knows a key that is none', () => {
  expect(isPublicKey(UA)).toBe(true);
  for (const wrong of ['', 'A', UA.slice(1), `${UA.slice(0, -2)}AA`, 'B'.repeat(87)])
    expect(isPublicKey(wrong)).toBe(false);
});
