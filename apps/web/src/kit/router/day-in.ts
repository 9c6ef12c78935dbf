import { DateText } from '@gemba/contract/kit/dates';

/** A day in the address; anything else there is ignored. */
export const dayIn = (text: string | undefined, known = DateText) => (known.safeParse(text).success ? text : undefined);
