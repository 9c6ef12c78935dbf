import type { Plugin } from 'vite';

const TONGUES = ['en', 'zh', 'es'] as const;

/** A file of the bundle, as far as it is read here. */
interface Built {
  type: 'chunk' | 'asset';
  name?: string | undefined;
  fileName: string;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * The page asks for the frame and the words of a signed-in person at once. Without this it would learn of them from its
 * own code, one round trip after the other, and a phone in a far corner of the plant has slow ones.
 */
export const askEarly = (): Plugin => ({
  name: 'ask-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // Above the style sheet, for which a script below it would wait.
    handler: (html, { bundle }) =>
      html.replace('<script type="module"', (module) => {
        const script = scriptFor(filesOf(Object.values(bundle ?? {})));
        return `<script>${script}</script>\n    ${module}`;
      }),
  },
});

type Files = { all: string[] } & Record<(typeof TONGUES)[number], string[]>;

export const filesOf = (bundle: readonly Built[]): Files => {
  const named = (name: string) => {
    const chunk = bundle.find((one) => one.type === 'chunk' && one.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}, which the page asks for early`);
    return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  const [en, zh, es] = TONGUES.map((tongue) => [
    ...named(`words-${tongue}`),
    ...named(`texts-with-titles.${tongue}`),
  ]) as [string[], string[], string[]];
  return { all: [...named('frame'), ...named('texts')], en, zh, es };
};

/** No `<` may stand in it: the server finds the page's scripts by that, and allows them by their hashes. */
export const scriptFor = ({ all, ...words }: Files) => `
try {
  if (localStorage.getItem('token')) {
    const words = ${JSON.stringify(words)};
    const tongue = (localStorage.getItem('language') || navigator.language).slice(0, 2);
    for (const file of ${JSON.stringify(all)}.concat(words[tongue] || words.en)) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    }
  }
} catch {
  // Storage is blocked: the files come one after the other.
}
`;
