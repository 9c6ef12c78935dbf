import type { Capability } from '../kit/capability.ts';
import { getMessage } from './get-message.ts';
import { listMessageReceivers } from './list-message-receivers.ts';
import { listMessages } from './list-messages.ts';
import { changePushSettings } from './push/change-push-settings.ts';
import { getPushSettings } from './push/get-push-settings.ts';
import { subscribeToPush } from './push/subscribe-to-push.ts';
import { unsubscribeFromPush } from './push/unsubscribe-from-push.ts';
import { readMessage } from './read-message.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.ts';
import { subscribe } from './subscribe.ts';

export const messagesRoutes: Capability = [
  subscribe,
  listMessages,
  listMessageReceivers,
  getMessage,
  sendMessage,
  readMessage,
  readMessages,
  getPushSettings,
  changePushSettings,
  subscribeToPush,
  unsubscribeFromPush,
];
