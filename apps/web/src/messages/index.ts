/** Messages: notices between people and from the app, and the stream that delivers them. */
export type { AttachSheetProps } from './compose/attach-sheet.ts';
export type { About } from './compose/use-compose.ts';
export { readPushSettingsAhead } from './push/use-get-push-settings.ts';
export { messagesScreens } from './screens.ts';
export { startMessages } from './start-messages.ts';
