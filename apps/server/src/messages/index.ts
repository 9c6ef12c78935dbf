export { messagesRoutes } from './routes.ts';
export { tellReceivers, tellTotal } from './tell-receivers.ts';
