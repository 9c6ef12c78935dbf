import type { Rule } from '../kit/rule.ts';
import { lineOf, nodesOf } from '../kit/syntax.ts';
import { isTypeScript, pathsIn } from '../kit/tree.ts';

export const noExportStar: Rule = {
  name: 'no export *',
  check(tree) {
    const files = pathsIn(tree, '', isTypeScript);
    const findings = files.flatMap((file) =>
      nodesOf(tree, file)
        .filter(({ node }) => node.type === 'ExportAllDeclaration')
        .map(({ node }) => ({
          file,
          line: lineOf(tree, file, node),
          text: 'exports everything. Name what may be used.',
        })),
    );
    return { figures: `${files.length} files`, findings };
  },
};
