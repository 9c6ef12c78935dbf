import { defaultObject, type Texts, textsIn } from './object-literal.ts';
import { syntaxOf } from './syntax.ts';
import { pathsIn, type Tree } from './tree.ts';

/** One set of texts in three languages: of a capability of the web app, or the sentences of the refusals. */
export interface Catalogue {
  /** The folder and the beginning of the file names: `apps/web/src/auth/texts`. */
  stem: string;
  languages: Record<Language, Texts>;
}

export const LANGUAGES = ['en', 'zh', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const STEM = /^(.*\/(?:texts|refusals))\.(?:en|zh|es)\.ts$/;

export const isCatalogue = (path: string) => STEM.test(path);

export const fileOf = ({ stem }: Catalogue, language: Language) => `${stem}.${language}.ts`;

export function cataloguesIn(tree: Tree): Catalogue[] {
  const stems = new Set(pathsIn(tree, '', isCatalogue).map((path) => STEM.exec(path)?.[1] ?? ''));
  const read = (path: string): Texts =>
    tree.has(path) ? textsIn(defaultObject(syntaxOf(tree, path).program)) : new Map();
  return [...stems].map((stem) => ({
    stem,
    languages: { en: read(`${stem}.en.ts`), zh: read(`${stem}.zh.ts`), es: read(`${stem}.es.ts`) },
  }));
}
