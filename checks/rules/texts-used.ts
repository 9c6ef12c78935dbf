import { cataloguesIn, fileOf, isCatalogue } from '../kit/catalogue.ts';
import type { Rule } from '../kit/rule.ts';
import { isNode, nameOf, nodesOf, quasisOf, textOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

const WEB = 'apps/web/src/';

/** A catalogue is called like its folder: `apps/web/src/kit/client/texts` is `client`. */
const namespaceOf = (stem: string) => stem.split('/').at(-2) ?? '';

interface Said {
  words: Set<string>;
  patterns: RegExp[];
  /** `messages.client.offline` as it stands in the source. */
  ways: Set<string>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wayOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type !== 'MemberExpression') return nameOf(node) ?? '';
  return `${wayOf(node['object'])}.${nameOf(node['property']) ?? ''}`;
};

/** By its key; the title of a screen by the name that `screens.ts` gives. */
const isSaid = (words: ReadonlySet<string>, key: string) => words.has(key) || words.has(key.replace(/^screens\./, ''));

/** The literals and templates of a file, any of which may name a text. */
function saidIn(tree: Tree, file: string): Said {
  const said: Said = { words: new Set(), patterns: [], ways: new Set() };
  for (const { node } of nodesOf(tree, file)) {
    const text = textOf(node);
    if (text !== undefined) said.words.add(text);
    else if (node.type === 'TemplateLiteral' && quasisOf(node).some((part) => /[\w.]/.test(part))) {
      said.patterns.push(new RegExp(`^${quasisOf(node).map(escaped).join('.+')}$`));
    } else if (node.type === 'MemberExpression') said.ways.add(wayOf(node));
  }
  return said;
}

export const textsUsed: Rule = {
  name: 'every text is used',
  check(tree) {
    const files = pathsIn(tree, WEB, (path) => isTypeScript(path) && !isTest(path) && !isCatalogue(path));
    const said = new Map(files.map((file) => [file, saidIn(tree, file)]));
    const catalogues = cataloguesIn(tree).filter(({ stem }) => stem.startsWith(WEB));
    const findings = catalogues.flatMap((catalogue) => {
      const file = fileOf(catalogue, 'en');
      const name = namespaceOf(catalogue.stem);
      const folder = catalogue.stem.replace(/texts$/, '');
      const near = [...said]
        .filter(([path, { words }]) => path.startsWith(folder) || words.has(name))
        .map(([, one]) => one);
      const isUsed = (key: string) =>
        near.some(({ words, patterns }) => isSaid(words, key) || patterns.some((pattern) => pattern.test(key))) ||
        [...said.values()].some(
          ({ words, ways }) => words.has(`${name}.${key}`) || [...ways].some((way) => way.endsWith(`.${name}.${key}`)),
        );
      const unused = [...catalogue.languages.en.keys()].filter((key) => !isUsed(key));
      return unused.map((key) => ({ file, text: `nothing says "${key}". Remove it in all three languages.` }));
    });
    return { figures: `${catalogues.length} catalogues, ${files.length} files`, findings };
  },
};
