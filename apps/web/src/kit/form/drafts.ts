import { readText, removeByPrefix, storedKeys, writeText } from '../store/storage.ts';

const DRAFT = 'draft:';
const OPERATION = 'operation:';
/** What was searched for: see `recentSearches`. */
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

/** At an explicit log-out: nothing that was typed stays on the device. */
export const forgetForms = () => removeByPrefix(DRAFT, OPERATION, RECENT);
