import { CONTRACT, definedCalls } from '../kit/calls.ts';
import { cataloguesIn } from '../kit/catalogue.ts';
import { propertiesOf } from '../kit/object-literal.ts';
import type { Rule } from '../kit/rule.ts';
import { nameOf, nodesOf } from '../kit/syntax.ts';
import type { Tree } from '../kit/tree.ts';

const FILE = `${CONTRACT}kit/refusals/refusals.ts`;

const codesIn = (tree: Tree) =>
  new Set(
    nodesOf(tree, FILE).flatMap(({ node }) =>
      node.type === 'VariableDeclarator' && nameOf(node['id']) === 'refusals'
        ? propertiesOf(node['init']).map(({ key }) => key)
        : [],
    ),
  );

export const refusalsKnown: Rule = {
  name: 'refusals are in the catalogue',
  check(tree) {
    const codes = codesIn(tree);
    const calls = definedCalls(tree);
    const unknown = calls.flatMap(({ file, line, name, refusals }) =>
      refusals
        .filter((code) => !codes.has(code))
        .map((code) => ({
          file,
          line,
          text: `${name} refuses with ${code}, which ${FILE} lacks. Enter it there, with its sentence.`,
        })),
    );
    const english = cataloguesIn(tree).find(({ stem }) => stem === FILE.replace(/\.ts$/, ''))?.languages.en;
    const silent = [...codes]
      .filter((code) => !english?.has(code))
      .map((code) => ({ file: FILE, text: `${code} has no sentence. Write it in refusals.{en,zh,es}.ts.` }));
    return { figures: `${codes.size} codes, ${calls.length} calls`, findings: [...unknown, ...silent] };
  },
};
