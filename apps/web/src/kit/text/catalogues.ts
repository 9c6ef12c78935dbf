import type { Language } from '@gemba/contract/kit/languages';
import type { Messages } from 'use-intl';
import { remembered } from '../store/remembered.ts';
import { readText } from '../store/storage.ts';
import { CUSTOM_TRANSLATIONS } from './custom-key.ts';
import { language } from './language.ts';

export type Namespace = keyof Messages;
type Load = () => Promise<{ default: object }>;
export type Catalogues = Readonly<Record<Namespace, Readonly<Record<Language, Load>>>>;
type Loaded = { language: Language; messages: Messages };

let catalogues: Catalogues;
const wanted = new Set<Namespace>();

/** What is on the screen: always of one language, always complete for the namespaces that were asked for. */
export const loadedTexts = remembered<Loaded | undefined>(undefined);

export const registerTexts = (all: Catalogues) => {
  catalogues = all;
};

/** A screen's chunk waits for this, so that no key is ever drawn instead of its words. */
export const ensureTexts = async (...namespaces: Namespace[]) => {
  const isNew = namespaces.filter((namespace) => !wanted.has(namespace)).length > 0;
  for (const namespace of namespaces) wanted.add(namespace);
  if (isNew || loadedTexts.get() === undefined) await draw(language.get());
};

export const speak = async (next: Language) => {
  await draw(next);
  language.set(next);
};

/** After somebody has changed the custom translations. */
export const redraw = () => draw(language.get());

const draw = async (spoken: Language): Promise<void> => {
  const names = [...wanted];
  const parts = await Promise.all(names.map((name) => catalogues[name][spoken]()));
  // Asked for while these were on the way: whoever waits here must not go on without them.
  if (names.length < wanted.size) return draw(spoken);
  const ours = Object.fromEntries(names.map((name, at) => [name, parts[at]?.default])) as unknown as Messages;
  const messages = readText(CUSTOM_TRANSLATIONS) === null ? ours : await laidOver(ours, spoken);
  document.documentElement.lang = spoken;
  loadedTexts.set({ language: spoken, messages });
};

/** Few people have custom translations; nobody else downloads what checks them. */
const laidOver = async (ours: Messages, spoken: Language) => {
  const { layCustomTranslations } = await import('./custom-translations.ts');
  return layCustomTranslations(ours, spoken);
};
