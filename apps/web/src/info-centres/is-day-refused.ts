import { Refused } from '../kit/client/errors.ts';

/** The server knows no figures for the day that the address names. */
export const isDayRefused = (error: unknown) => error instanceof Refused && error.data['field'] === 'sharedOn';
