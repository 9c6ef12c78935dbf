export const LANGUAGES = ['en-US', 'zh-CN', 'es-ES'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en-US';

const byPrimaryTag = new Map<string, Language>(LANGUAGES.map((language) => [language.slice(0, 2), language]));

// One catalogue per tongue: a reader of zh-TW or es-MX is served better by our Chinese or Spanish than by English.
const known = (tag: string) => {
  const primary = /^([a-z]{2})(?:[-_]|$)/i.exec(tag)?.[1];
  return primary === undefined ? undefined : byPrimaryTag.get(primary.toLowerCase());
};

/** The language a `Lang` header (zh_CN) or a browser tag (zh-TW, es, en-GB) asks for. */
export const languageOf = (header: string | undefined): Language => known(header ?? '') ?? DEFAULT_LANGUAGE;

/** The first language of a browser's list that we speak. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map(known).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;

export const langHeader = (language: Language) => language.replace('-', '_');
