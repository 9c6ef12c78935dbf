import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/(?:texts|refusals)\.(?:en|zh|es)\.ts(?:\?titles)?$/;

type Texts = { [key: string]: string | Texts };

/**
 * Compiles the ICU texts at build time, so that nobody downloads the parser. What reads them is
 * `use-intl/format-message/format-only`, aliased in the Vite configuration.
 *
 * The titles of screens, `screens` in a catalogue, are loaded by `?titles` and never with the rest: the list of all
 * functions needs every title and no other word of a capability.
 */
export const compileTexts = (): Plugin => {
  let hot = false;
  return {
    name: 'compile-texts',
    configResolved: ({ command }) => {
      hot = command === 'serve';
    },
    transform: {
      filter: { id: CATALOGUE },
      async handler(_, id) {
        const [file, part] = id.split('?');
        // The time in the query: Node keeps modules, and in development the file changes.
        const { screens = {}, ...texts } = (await import(`${file}?${Date.now()}`)).default as Texts;
        const literal = JSON.stringify(compiled(part === 'titles' ? { screens } : texts));
        const inPage = part === 'titles' ? hotTitles : hotTexts;
        return { code: hot ? inPage(literal) : `export default ${literal};`, map: null, moduleType: 'js' };
      },
    },
  };
};

/** Every version of the module exports the same object, since the catalogue goes on importing the first one. */
const hotTexts = (literal: string) => `
export default Object.assign((import.meta.hot.data.texts ??= {}), ${literal});
import.meta.hot.accept(() => import('/src/kit/text/catalogues.ts').then(({ redraw }) => redraw()));
`;

/** The shell copies the titles when it loads: a changed title reloads the page, any other text does not. */
const hotTitles = (literal: string) => `
const titles = ${literal};
export default titles;
import.meta.hot.accept((next) => {
  if (JSON.stringify(next?.default) !== JSON.stringify(titles)) import.meta.hot.invalidate();
});
`;

const compiled = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
