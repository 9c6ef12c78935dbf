import { LANGUAGES } from '@gemba/contract/kit/languages';

const languages: readonly string[] = LANGUAGES;

/** What a person can do better before saving. A single unfit text is no fault: it is passed over when drawn. */
export const faultOf = (json: string): 'translationsNoJson' | 'translationsShape' | undefined => {
  if (json.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(json);
    const fits = typeof value === 'object' && value !== null && !Array.isArray(value);
    return fits && Object.keys(value).every((key) => languages.includes(key)) ? undefined : 'translationsShape';
  } catch {
    return 'translationsNoJson';
  }
};
