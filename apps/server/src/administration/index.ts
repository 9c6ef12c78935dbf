export { dropMessenger, writeMessenger } from './messenger/write-messenger.ts';
export { administrationRoutes } from './routes.ts';
export { dropSso, writeSso } from './sso/write-sso.ts';
