import { headingOf as heading } from '@gemba/contract/kit/headings/headings';
import type { Language } from '@gemba/contract/kit/languages';

/** `makeLeadTime` as `Make lead time`, for columns that no list has. */
const inBlanks = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** The name of a column as lists of the app call it. */
export const headingOf = (name: string, language: Language) => {
  const known = heading({ path: [name] }, language);
  return known === name ? inBlanks(name) : known;
};
