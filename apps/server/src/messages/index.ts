export { deliverMessage } from './deliver-message.ts';
export { pushTextIn } from './notices/notices.ts';
export { recordAndTell } from './notices/record-and-tell.ts';
export { writeNotice } from './notices/write-notice.ts';
export { messagePush } from './push/message-push.ts';
export { messagesRoutes } from './routes.ts';
export { tellTotal } from './tell-receivers.ts';
