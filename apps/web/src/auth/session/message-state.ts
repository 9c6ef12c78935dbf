import { remembered } from '../../kit/store/remembered.ts';

/** The message stream of this page: on in a session whose user has it, off at its end. */
export const messageState = remembered({ messageCount: 0, openAlarms: 0, isConnected: false, shouldConnect: false });
