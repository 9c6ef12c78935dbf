import { DateText } from '@gemba/contract/kit/dates';

/** A day in the address; anything else there is ignored. */
export const dayIn = (text: string | undefined) => (DateText.safeParse(text).success ? text : undefined);
