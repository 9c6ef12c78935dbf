import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/(?:texts|refusals)\.(?:en|zh|es)\.ts$/;

type Texts = { [key: string]: string | Texts };

/**
 * Compiles the ICU texts at build time, so that nobody downloads the parser. What reads them is
 * `use-intl/format-message/format-only`, aliased in the Vite configuration.
 */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  transform: {
    filter: { id: CATALOGUE },
    async handler(code, id) {
      const file = id.split('?')[0];
      // The time in the query: Node keeps modules, and in development the file changes.
      const texts = (await import(`${file}?${Date.now()}`)).default as Texts;
      return { code: `export default ${JSON.stringify(compiled(texts))};`, map: null, moduleType: 'js' };
    },
  },
});

const compiled = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
