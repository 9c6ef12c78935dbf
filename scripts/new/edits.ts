import type { Named } from './named.ts';

/** A file that has a place for the new thing, and its text with it. */
type Edit = { file: string; change: (text: string) => string };

/** Puts a piece before the last place that a pattern finds. A file that has no such place is not as we know it. */
const before = (end: RegExp, piece: string) => (text: string) => {
  const place = text.match(end)?.index;
  if (place === undefined) throw new Error(`nothing in it is like ${end}.`);
  return text.slice(0, place) + piece + text.slice(place);
};

const begin = (text: string, piece: string) => piece + text;

/** The list that names a call. */
export const editsOfCall = ({ capability, folder, stem, call }: Named): Edit[] => [
  {
    file: `apps/server/src/${capability}/routes.ts`,
    change: (text) =>
      begin(
        before(/,?\s*\];\n$/, `, ${call}`)(text),
        `import { ${call} } from './${[...folder.split('/').slice(1), stem].join('/')}.ts';\n`,
      ),
  },
];

const WORDS = {
  en: { location: 'Location', description: 'Description', none: 'No location is chosen' },
  zh: { location: '库位', description: '描述', none: '未选择库位' },
  es: { location: 'Ubicación', description: 'Descripción', none: 'No hay ninguna ubicación elegida' },
} as const;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const withTitle = (text: string, title: string) =>
  text.includes('\n  screens: {\n')
    ? text.replace('\n  screens: {\n', `\n  screens: {\n    ${title}\n`)
    : text.replace('export default {\n', `export default {\n  screens: {\n    ${title}\n  },\n`);

const editOfTexts = ({ capability, thing, words }: Named, language: keyof typeof WORDS): Edit => ({
  file: `apps/web/src/${capability}/texts.${language}.ts`,
  change: (text) => {
    const { location, description, none } = WORDS[language];
    const piece = `  ${thing}: { location: '${location}', description: '${description}', none: '${none}' },\n`;
    return before(
      /\}(?: as const)?(?: satisfies [^;]*)?;\n$/,
      piece,
    )(withTitle(text, `${thing}: '${sentence(words)}',`));
  },
});

/** The lists that name a screen, and the texts of its capability. */
export const editsOfScreen = (named: Named, path: string): Edit[] => {
  const { capability, folder, stem, thing, Thing } = named;
  const beside = (file: string) => ['.', ...folder.split('/').slice(1), file].join('/');
  return [
    {
      file: `packages/contract/src/${capability}/screens.ts`,
      change: before(
        /\} as const satisfies Screens;\n$/,
        `  '${path}': { access: ['FIND_INVENTORY'], search: { location: 'A-03-2' } },\n`,
      ),
    },
    {
      file: `apps/web/src/${capability}/screens.ts`,
      change: (text) => {
        const screen = `  '${path}': {
    icon: IconInfo,
    title: '${thing}',
    texts: ['${capability}'],
    load: async () => (await import('${beside(`${Thing}Screen.tsx`)}')).${Thing}Screen,
    readAhead: async ({ location = '' }) => (await import('${beside(`use-${stem}.ts`)}')).read${Thing}Ahead(location),
  },\n`;
        const changed = before(/\} satisfies AppScreens;\n$/, screen)(text);
        return /\bIconInfo\b/.test(text)
          ? changed
          : changed.replace(/(import \{[^}]*?),?\s*(\} from '\.\.\/kit\/ui\/icons\.ts')/, '$1, IconInfo $2');
      },
    },
    ...(['en', 'zh', 'es'] as const).map((language) => editOfTexts(named, language)),
  ];
};
