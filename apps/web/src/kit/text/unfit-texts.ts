import type { Language } from '@gemba/contract/kit/languages';
import { wholeCatalogue } from './catalogues.ts';
import { flatten, leafOf, type Tree } from './flatten.ts';
import { fitting } from './message-fits.ts';

export interface Unfit {
  language: string;
  key: string;
  why: 'noText' | 'unknownKey' | 'unfit';
}

/** The first custom text that would be passed over, whichever screen it belongs to. */
export const firstUnfit = async (custom: { [language: string]: unknown }): Promise<Unfit | undefined> => {
  for (const [language, texts] of Object.entries(custom)) {
    const ours = await wholeCatalogue(language as Language);
    for (const [path, words] of flatten(texts)) {
      const why = errorOf(ours, path, words);
      if (why) return { language, key: path.join('.'), why };
    }
  }
  return undefined;
};

const errorOf = (ours: Tree, path: readonly string[], words: string | undefined): Unfit['why'] | undefined => {
  const held = leafOf(ours, path);
  if (!held) return 'unknownKey';
  if (words === undefined) return 'noText';
  return fitting(words, held.ours) === undefined ? 'unfit' : undefined;
};
