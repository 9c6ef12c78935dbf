import type { Rule } from '../kit/rule.ts';
import { lineAt, syntaxOf } from '../kit/syntax.ts';
import { isTypeScript, pathsIn } from '../kit/tree.ts';

const OPENING = /^\*?\s*(?:\*\s*)?(What|Who|Whoever|Whatever|Of)\s/;

/** A comment that begins so describes a thing instead of naming it. */
export const commentOpenings: Rule = {
  name: 'comments name the thing',
  check(tree) {
    let count = 0;
    const findings = pathsIn(tree, '', isTypeScript).flatMap((file) => {
      const { comments } = syntaxOf(tree, file);
      count += comments.length;
      return comments.flatMap(({ value, start }) => {
        const opening = OPENING.exec(value)?.[1];
        if (!opening) return [];
        const line = lineAt(tree.get(file) ?? '', start);
        return [{ file, line, text: `begins with "${opening}". Name the thing, or let its own name say it.` }];
      });
    });
    return { figures: `${count} comments`, findings };
  },
};
