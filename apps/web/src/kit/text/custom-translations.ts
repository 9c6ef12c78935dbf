import type { Language } from '@gemba/contract/kit/languages';
import type { Messages } from 'use-intl';
import { readText } from '../store/storage.ts';
import { showNotice } from '../ui/notices.ts';
import { CUSTOM_TRANSLATIONS } from './custom-key.ts';
import { flatten, isTree, type Tree } from './flatten.ts';
import { fitting } from './message-fits.ts';

/**
 * A company's own words, `{ "zh-CN": { "auth.signIn": "…" } }`, laid over ours. Anything that is not a text for a key
 * of ours is passed over: what somebody pasted into a browser must never break a screen.
 */
export const layCustomTranslations = (ours: Messages, spoken: Language): Messages => {
  const { custom, broken } = readCustomTranslations();
  const tree = structuredClone(ours) as unknown as Tree;
  let ignored = broken;
  for (const [path, words] of flatten(custom[spoken])) {
    const held = leafOf(tree, path);
    if (!held) continue;
    const message = fitting(words, held.ours);
    if (message === undefined) ignored = true;
    else held.put(message);
  }
  const messages = tree as unknown as Messages;
  if (ignored) sayIgnored(messages);
  return messages;
};

const readCustomTranslations = (json = readText(CUSTOM_TRANSLATIONS) ?? '{}') => {
  try {
    const custom: unknown = JSON.parse(json);
    return isTree(custom) ? { custom, broken: false } : { custom: {}, broken: true };
  } catch {
    return { custom: {} as Tree, broken: true };
  }
};

const leafOf = (tree: Tree, path: readonly string[]) => {
  const name = path.at(-1);
  const branch = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (isTree(at) && Object.hasOwn(at, step) ? at[step] : undefined), tree);
  if (name === undefined || !isTree(branch) || !Object.hasOwn(branch, name)) return undefined;
  return isTree(branch[name]) ? undefined : { ours: branch[name], put: (own: unknown) => void (branch[name] = own) };
};

let said = '';

/** Once for each text that is stored: the catalogue is laid anew with every screen. */
const sayIgnored = (messages: Messages) => {
  const json = readText(CUSTOM_TRANSLATIONS) ?? '';
  if (json === said) return;
  said = json;
  showNotice({ title: messages.client.customIgnoredTitle, text: messages.client.customIgnored });
};
