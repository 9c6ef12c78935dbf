import { newKey } from '../../kit/posting/operation.ts';

/** One tap on a control of a task: an id of its own, and the device's clock. The server reckons from its own clock. */
export const tapped = (at = new Date()) => ({ eventId: newKey(), at: at.toISOString() });
