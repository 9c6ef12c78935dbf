import type { Language } from '@gemba/contract/kit/languages';
import type { Messages } from 'use-intl';
import { remembered } from '../store/remembered.ts';
import { readText } from '../store/storage.ts';
import { COMPANY_WORDING, CUSTOM_TRANSLATIONS } from './custom-key.ts';
import { language } from './language.ts';

export type Namespace = keyof Messages;
export type Load = () => Promise<{ default: object }>;
type CataloguesOf<Name extends Namespace> = Readonly<Record<Name, Readonly<Record<Language, Load>>>>;
export type Catalogues = CataloguesOf<Namespace>;
/** The catalogues of Login. */
export type FirstNamespace = 'kit' | 'client' | 'auth';
export type FirstCatalogues = CataloguesOf<FirstNamespace>;
type Loaded = { language: Language; messages: Messages };

/** Also used outside of screens, so always loaded. */
const GROUND = ['kit', 'client'] as const satisfies Namespace[];

let first: FirstCatalogues;
let loadAll: () => Promise<Catalogues>;

/** The texts on the screen: always of one language, always complete for the rendered screens. */
export const loadedTexts = remembered<Loaded | undefined>(undefined);

export const registerTexts = (ofLogin: FirstCatalogues, all: () => Promise<Catalogues>) => {
  first = ofLogin;
  loadAll = all;
};

const cataloguesWith = async (names: readonly Namespace[]): Promise<Partial<Catalogues>> =>
  names.every((name) => name in first) ? first : loadAll();

const drawn = () => Object.keys(loadedTexts.get()?.messages ?? {}) as Namespace[];

/** A screen's chunk waits for this, so that no key is ever shown instead of its text. */
export const ensureTexts = async (...namespaces: Namespace[]) => {
  const here = drawn();
  if (!namespaces.every((namespace) => here.includes(namespace))) await draw(namespaces);
};

/** The chosen language while its texts are still loading. */
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

/**
 * Follows the language chosen in another tab; if its texts do not load, the old ones stay until a screen asks again.
 */
export const followOtherTabs = () =>
  language.subscribe(() => {
    if (language.get() !== loadedTexts.get()?.language) draw().catch(() => undefined);
  });

/** The built-in texts of one language for every screen, rendered or not. */
export const wholeCatalogue = async (of: Language): Promise<{ [name: string]: unknown }> => {
  const all = Object.entries(await loadAll()).map(async ([name, load]) => [name, (await load[of]()).default] as const);
  return Object.fromEntries(await Promise.all(all));
};

/** After a change of the custom translations. */
export const redraw = () => draw();

const draw = async (more: readonly Namespace[] = []): Promise<void> => {
  const spoken = spokenNow();
  const names = [...new Set([...GROUND, ...drawn(), ...more])];
  const catalogues = await cataloguesWith(names);
  const parts = await Promise.all(names.map(async (name) => catalogues[name]?.[spoken]()));
  const ours = Object.fromEntries(names.map((name, index) => [name, parts[index]?.default])) as unknown as Messages;
  const isCustom = [COMPANY_WORDING, CUSTOM_TRANSLATIONS].some((key) => readText(key) !== null);
  const messages = isCustom ? await laidOver(ours, spoken) : ours;
  // Another language may have been chosen meanwhile, or another screen may have added its texts: do not overwrite
  // either.
  if (spoken !== spokenNow() || !drawn().every((name) => names.includes(name))) return draw(more);
  document.documentElement.lang = spoken;
  loadedTexts.set({ language: spoken, messages });
};

/** Few companies and people have custom translations; nobody else downloads their checker. */
const laidOver = async (ours: Messages, spoken: Language) => {
  const { layCustomTranslations } = await import('./custom-translations.ts');
  return layCustomTranslations(ours, spoken);
};
