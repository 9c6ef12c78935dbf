export { deliverMessage } from './deliver-message.ts';
export { messagesRoutes } from './routes.ts';
export { tellTotal } from './tell-receivers.ts';
