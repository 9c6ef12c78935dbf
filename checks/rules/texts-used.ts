import { cataloguesIn, fileOf, isCatalogue } from '../kit/catalogue.ts';
import { pathOf } from '../kit/imports.ts';
import { propertiesOf } from '../kit/object-literal.ts';
import type { Rule } from '../kit/rule.ts';
import { isNode, nameOf, nodesIn, nodesOf, quasisOf, textOf } from '../kit/syntax.ts';
import { isTest, isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

const WEB = 'apps/web/src/';
const LIST = `${WEB}texts.ts`;

/** The name under which each catalogue is registered, by its file. */
function namespacesIn(tree: Tree): Map<string, string> {
  const names = new Map<string, string>();
  if (!tree.has(LIST)) return names;
  for (const { node } of nodesOf(tree, LIST)) {
    if (node.type !== 'ObjectExpression') continue;
    for (const { key, value } of propertiesOf(node)) {
      for (const inner of nodesIn(value)) {
        const specifier = inner.node.type === 'ImportExpression' ? textOf(inner.node['source']) : undefined;
        const path = specifier && pathOf(LIST, specifier);
        if (path && !names.has(path)) names.set(path, key);
      }
    }
  }
  return names;
}

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
    const names = namespacesIn(tree);
    const files = pathsIn(
      tree,
      WEB,
      (path) => isTypeScript(path) && !isTest(path) && !isCatalogue(path) && path !== LIST,
    );
    const said = new Map(files.map((file) => [file, saidIn(tree, file)]));
    const catalogues = cataloguesIn(tree).filter(({ stem }) => stem.startsWith(WEB));
    const findings = catalogues.flatMap((catalogue) => {
      const file = fileOf(catalogue, 'en');
      const name = names.get(file);
      if (!name) return [{ file, text: 'is registered nowhere. Enter it into apps/web/src/texts.ts.' }];
      const folder = catalogue.stem.replace(/texts$/, '');
      const near = [...said]
        .filter(([path, { words }]) => path.startsWith(folder) || words.has(name))
        .map(([, one]) => one);
      const isUsed = (key: string) =>
        near.some(({ words, patterns }) => words.has(key) || patterns.some((pattern) => pattern.test(key))) ||
        [...said.values()].some(
          ({ words, ways }) => words.has(`${name}.${key}`) || [...ways].some((way) => way.endsWith(`.${name}.${key}`)),
        );
      const unused = [...catalogue.languages.en.keys()].filter((key) => !isUsed(key));
      return unused.map((key) => ({ file, text: `nothing says "${key}". Remove it in all three languages.` }));
    });
    return { figures: `${catalogues.length} catalogues, ${files.length} files`, findings };
  },
};
