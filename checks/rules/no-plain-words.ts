import type { Finding, Rule } from '../kit/rule.ts';
import { lineOf, type Node, nameOf, nodesOf, textOf } from '../kit/syntax.ts';
import { isTest, pathsIn, type Tree } from '../kit/tree.ts';

const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** The same in every language. */
const NAMES = new Set(['Gemba']);
const WORD = /\p{L}{2}/u;

/** The words that a person would read, if this node is drawn as they stand. */
function wordsDrawnBy(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'JSXAttribute' && READ_ALOUD.has(nameOf(node['name']) ?? '')) return textOf(node['value']);
  return undefined;
}

const drawnIn = (tree: Tree, file: string) =>
  nodesOf(tree, file).flatMap(({ node, parents }): Finding[] => {
    const isChild =
      node.type === 'JSXExpressionContainer' && ['JSXElement', 'JSXFragment'].includes(parents[0]?.type ?? '');
    const words = (isChild ? textOf(node) : wordsDrawnBy(node))?.trim() ?? '';
    if (!WORD.test(words) || NAMES.has(words)) return [];
    return [
      {
        file,
        line: lineOf(tree, file, node),
        text: `says "${words}" itself. Put it into the texts of its capability, in three languages.`,
      },
    ];
  });

export const noPlainWords: Rule = {
  name: 'no words outside the catalogues',
  check(tree) {
    const files = pathsIn(tree, 'apps/web/src/', (path) => path.endsWith('.tsx') && !isTest(path));
    return { figures: `${files.length} components`, findings: files.flatMap((file) => drawnIn(tree, file)) };
  },
};
