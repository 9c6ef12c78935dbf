import { readText, removeByPrefix, storedKeys, writeText } from '../store/storage.ts';

const DRAFT = 'draft:';
const OPERATION = 'operation:';
/** The prefix of `recentSearches`. */
export const RECENT = 'recent:';

export const readDraft = (form: string): unknown => {
  try {
    return JSON.parse(readText(DRAFT + form) ?? 'null');
  } catch {
    return null;
  }
};

export const writeDraft = (form: string, value: unknown) => writeText(DRAFT + form, JSON.stringify(value));
export const removeDraft = (form: string) => writeText(DRAFT + form, null);

export const hasDrafts = () => storedKeys().some((key) => key.startsWith(DRAFT));

export interface Unsent {
  key: string;
  content: string;
}

/** Everything of one person that was typed and not sent, with the keys of its operations. */
export const unsentOf = (owner: string): Unsent[] =>
  storedKeys()
    .filter((key) => key.startsWith(`${DRAFT}${owner} `) || key.startsWith(`${OPERATION}${owner} `))
    .map((key) => ({ key, content: readText(key) ?? '' }));

/** Puts back what was taken along, unless this device knows something newer. */
export const putBack = (unsent: readonly Unsent[]) => {
  for (const { key, content } of unsent) {
    const isOurs = key.startsWith(DRAFT) || key.startsWith(OPERATION);
    if (isOurs && readText(key) === null) writeText(key, content);
  }
};

/** At an explicit log-out: nothing that was typed stays on the device. */
export const forgetForms = () => removeByPrefix(DRAFT, OPERATION, RECENT);
