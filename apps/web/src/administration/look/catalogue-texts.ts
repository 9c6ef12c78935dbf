import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { wholeCatalogue } from '../../kit/text/catalogues.ts';
import { isTree } from '../../kit/text/flatten.ts';

/** One text of the app in every language, as it is built in. */
export type CatalogueText = {
  key: string;
  texts: Readonly<Record<Language, string>>;
  compiled: Readonly<Record<Language, unknown>>;
};

/** Sentences of the server: it says them itself. */
const OF_THE_SERVER = 'refusals';

/** A built-in text as a person can read it: arguments stand in braces. */
const readable = (message: unknown): string => {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) return '';
  return message.map((part: unknown) => (Array.isArray(part) ? `{${String(part[0])}}` : String(part))).join('');
};

function* leavesOf(value: unknown, path: readonly string[] = []): Generator<[key: string, message: unknown]> {
  if (!isTree(value)) yield [path.join('.'), value];
  else for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name]);
}

/** Every text of the app. Loaded for the administrator alone: it is the whole of all catalogues. */
export const readCatalogueTexts = async (): Promise<readonly CatalogueText[]> => {
  const whole = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { [OF_THE_SERVER]: _server, ...screens } = await wholeCatalogue(language);
      return [language, new Map(leavesOf(screens))] as const;
    }),
  );
  const [first] = whole;
  const inAll = <Value>(read: (texts: Map<string, unknown>) => Value) =>
    Object.fromEntries(whole.map(([language, texts]) => [language, read(texts)])) as Record<Language, Value>;
  return [...(first?.[1].keys() ?? [])].map((key) => ({
    key,
    texts: inAll((texts) => readable(texts.get(key))),
    compiled: inAll((texts) => texts.get(key)),
  }));
};
