import type { Finding, Rule } from '../kit/rule.ts';
import { lineAt } from '../kit/syntax.ts';
import { pathsIn, type Tree } from '../kit/tree.ts';

const BANNED: { pattern: RegExp; way: string }[] = [
  {
    pattern: /(?<![\w.~-])\/(?:work|home|root|Users)\/[\w.-]+/g,
    way: 'is a path of one machine. Write it relative to the project.',
  },
  { pattern: /\b[A-Z]:\\\\?Users\\/g, way: 'is a path of one machine. Write it relative to the project.' },
  {
    pattern: /\b(?:registry|deb|npm|mirror|mirrors)\.[a-z0-9-]+\.(?:org|com|net|io|internal)\b/gi,
    way: 'is the host of a package registry. Name the package only.',
  },
  {
    pattern: /"resolved": "https?:[^"]*"/g,
    way: 'ties the lockfile to one registry. Install with `omit-lockfile-registry-resolved`.',
  },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/g, way: 'is work left undone. Do it, or open an issue.' },
];

/** This rule and its test must name what they look for. */
const ITSELF = /^checks\/.*wording/;

const foundIn = (tree: Tree, file: string): Finding[] => {
  const text = tree.get(file) ?? '';
  return BANNED.flatMap(({ pattern, way }) =>
    [...text.matchAll(pattern)].map((found) => ({
      file,
      line: lineAt(text, found.index),
      text: `"${found[0]}" ${way}`,
    })),
  );
};

export const wording: Rule = {
  name: 'no machine paths, hosts or leftovers',
  check(tree) {
    const files = pathsIn(tree, '', (path) => !ITSELF.test(path));
    return { figures: `${files.length} files`, findings: files.flatMap((file) => foundIn(tree, file)) };
  },
};
