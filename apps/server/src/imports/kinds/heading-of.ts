import { headingOf as heading } from '@gemba/contract/kit/headings/headings';
import type { Language } from '@gemba/contract/kit/languages';
import { columnWord } from '../words/column-words.ts';

/** The name of a column as lists of the app call it. */
export const headingOf = (name: string, language: Language) =>
  columnWord(name, language) ?? heading({ path: [name] }, language);
