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

/** Said from outside the screens too, so never missing. */
const GROUND = ['kit', 'client'] as const satisfies Namespace[];

let catalogues: Catalogues;

/** What is on the screen: always of one language, always complete for the screens that are drawn. */
export const loadedTexts = remembered<Loaded | undefined>(undefined);

export const registerTexts = (all: Catalogues) => {
  catalogues = all;
};

const drawn = () => Object.keys(loadedTexts.get()?.messages ?? {}) as Namespace[];

/** A screen's chunk waits for this, so that no key is ever drawn instead of its words. */
export const ensureTexts = async (...namespaces: Namespace[]) => {
  const here = drawn();
  if (!namespaces.every((namespace) => here.includes(namespace))) await draw(namespaces);
};

/** Chosen last, while its words are still on the way. */
let chosen: Language | undefined;
let turn = 0;
const spokenNow = () => chosen ?? language.get();

export const speak = async (next: Language) => {
  turn += 1;
  const mine = turn;
  chosen = next;
  try {
    await draw();
    if (mine === turn) language.set(next);
  } finally {
    if (mine === turn) chosen = undefined;
  }
};

/** What another tab chooses is spoken here too; where its words do not come, what is drawn stays until a screen asks again. */
export const followOtherTabs = () =>
  language.subscribe(() => {
    if (language.get() !== loadedTexts.get()?.language) draw().catch(() => undefined);
  });

/** Our own words of one language for every screen, drawn or not. */
export const wholeCatalogue = async (of: Language): Promise<{ [name: string]: unknown }> => {
  const all = Object.entries(catalogues).map(async ([name, load]) => [name, (await load[of]()).default] as const);
  return Object.fromEntries(await Promise.all(all));
};

/** After somebody has changed the custom translations. */
export const redraw = () => draw();

const draw = async (more: readonly Namespace[] = []): Promise<void> => {
  const spoken = spokenNow();
  const names = [...new Set([...GROUND, ...drawn(), ...more])];
  const parts = await Promise.all(names.map((name) => catalogues[name][spoken]()));
  const ours = Object.fromEntries(names.map((name, at) => [name, parts[at]?.default])) as unknown as Messages;
  const messages = readText(CUSTOM_TRANSLATIONS) === null ? ours : await laidOver(ours, spoken);
  // Meanwhile another language was chosen, or another screen has drawn its words: neither may be overwritten.
  if (spoken !== spokenNow() || !drawn().every((name) => names.includes(name))) return draw(more);
  document.documentElement.lang = spoken;
  loadedTexts.set({ language: spoken, messages });
};

/** Few people have custom translations; nobody else downloads what checks them. */
const laidOver = async (ours: Messages, spoken: Language) => {
  const { layCustomTranslations } = await import('./custom-translations.ts');
  return layCustomTranslations(ours, spoken);
};
