export { readReceiver } from './read-receiver.ts';
export { receivingRoutes } from './routes.ts';
