import { subscribe } from '@gemba/contract/messages/subscribe';
import type { Capability } from '../kit/capability.ts';
import { messageStream } from './message-stream.ts';

export const messagesRoutes: Capability = (serve) => {
  serve.stream(subscribe, messageStream);
};
