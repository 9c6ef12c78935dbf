import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { requiredText } from '../../kit/codes.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { MessengerSettings, messengerBody } from './messenger.ts';

/** No posting: a secret is kept under no key. The version tells a repeated change from somebody else's. */
export const setMessenger = defineCall({
  name: 'setMessenger',
  method: 'PUT',
  path: '/admin/messenger',
  summary: 'Sets the enterprise messenger; without a secret the one before stays. Version 0 where there is none yet',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ ...messengerBody, secret: z.nullable(requiredText(200)), version: NaturalInteger }),
  example: {
    body: {
      name: 'WeCom',
      corpId: 'ww0123456789',
      agentId: '1000002',
      secret: 'not this one',
      authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
      apiUrl: 'https://qyapi.weixin.qq.com/',
      version: 999999,
    },
  },
  reply: MessengerSettings,
  refusals: ['COMPANY_CHANGED', 'MESSENGER_SECRET_REQUIRED', 'MESSENGER_HOST_REFUSED'],
});
