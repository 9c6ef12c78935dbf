/** Messages: what people and the app tell each other, and the stream that brings it here. */
export { startMessages } from './start-messages.ts';
