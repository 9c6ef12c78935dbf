export { deliverMessage } from './deliver-message.ts';
export { writeNotice } from './notices/write-notice.ts';
export { messagesRoutes } from './routes.ts';
export { tellTotal } from './tell-receivers.ts';
