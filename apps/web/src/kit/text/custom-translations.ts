import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import type { Messages } from 'use-intl';
import { readText } from '../store/storage.ts';
import { showNotice } from '../ui/feedback/notices.ts';
import { COMPANY_WORDING, CUSTOM_TRANSLATIONS } from './custom-key.ts';
import { flatten, isTree, leafOf, type Tree } from './flatten.ts';
import { fitting } from './message-fits.ts';

/**
 * Custom translations, `{ "zh-CN": { "auth.signIn": "…" } }`, laid over the built-in texts: those of the company, then
 * those of this device. Anything that is not a text for a known key is ignored: pasted JSON must never break a screen.
 * An unknown key is no error: its screen may not be loaded, or an older version had it.
 */
export const layCustomTranslations = (ours: Messages, spoken: Language): Messages => {
  const tree = structuredClone(ours) as unknown as Tree;
  layOver(tree, ours, spoken, COMPANY_WORDING);
  const ignored = layOver(tree, ours, spoken, CUSTOM_TRANSLATIONS);
  const messages = tree as unknown as Messages;
  // The administrator was told about the company's words when they were saved.
  if (ignored) sayIgnored(messages);
  return messages;
};

/** Each text must fit the built-in one. Answers whether some were passed over. */
const layOver = (tree: Tree, ours: Messages, spoken: Language, storedAt: string) => {
  const { custom, broken } = readCustomTranslations(readText(storedAt) ?? '{}');
  let ignored = broken;
  for (const [path, words] of flatten(custom[spoken] ?? {})) {
    if (words === undefined) ignored = true;
    const held = leafOf(tree, path);
    if (!held || words === undefined) continue;
    const message = fitting(words, leafOf(ours, path)?.ours);
    if (message === undefined) ignored = true;
    else held.put(message);
  }
  return ignored;
};

const languages: readonly string[] = LANGUAGES;
const isByLanguage = (custom: Tree) =>
  Object.entries(custom).every(([key, texts]) => languages.includes(key) && isTree(texts));

const readCustomTranslations = (json: string) => {
  try {
    const custom: unknown = JSON.parse(json);
    return isTree(custom) ? { custom, broken: !isByLanguage(custom) } : { custom: {}, broken: true };
  } catch {
    return { custom: {} as Tree, broken: true };
  }
};

let said = '';

/** Once per stored text: the catalogue is rebuilt with every screen. */
const sayIgnored = (messages: Messages) => {
  const json = readText(CUSTOM_TRANSLATIONS) ?? '';
  if (json === said) return;
  said = json;
  showNotice({ title: messages.client.customIgnoredTitle, text: messages.client.customIgnored });
};
