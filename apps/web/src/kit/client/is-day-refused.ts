import { Refused } from './errors.ts';

/** The server has no figures for the day of the shared link that was opened. */
export const isDayRefused = (error: unknown) => error instanceof Refused && error.data['field'] === 'sharedOn';
