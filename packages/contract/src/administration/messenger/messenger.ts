import * as z from 'zod/mini';
import { requiredText } from '../../kit/codes.ts';

/** WeCom itself. A company with a messenger of its own has other endpoints. */
export const WECOM = {
  name: 'WeCom',
  authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  apiUrl: 'https://qyapi.weixin.qq.com/',
} as const;

const Endpoint = z.url().check(z.maxLength(300));

export const messengerBody = {
  /** As the button at sign-in calls it. */
  name: requiredText(40),
  corpId: requiredText(100),
  agentId: requiredText(100),
  authorizeUrl: Endpoint,
  apiUrl: Endpoint,
};

/** Its secret is never told. */
export const MessengerSettings = z.strictObject({
  messenger: z.nullable(z.strictObject({ ...messengerBody, version: z.int() })),
});
export type MessengerSettings = z.infer<typeof MessengerSettings>;
