import { LANGUAGES } from '@gemba/contract/kit/languages';
import { isTree } from '../kit/text/flatten.ts';

const languages: readonly string[] = LANGUAGES;

/** What is wrong with the whole of it. Which single text is wrong, `firstUnfit` knows. */
export const faultOf = (json: string): 'translationsNoJson' | 'translationsShape' | undefined => {
  if (json.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(json);
    const fits = isTree(value) && Object.entries(value).every(([key, of]) => languages.includes(key) && isTree(of));
    return fits ? undefined : 'translationsShape';
  } catch {
    return 'translationsNoJson';
  }
};
