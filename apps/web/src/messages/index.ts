/** Messages: notices between people and from the app, and the stream that delivers them. */
export { messagesScreens } from './screens.ts';
export { startMessages } from './start-messages.ts';
