import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text files of the project by their path below its root. */
export type Tree = ReadonlyMap<string, string>;

const OUTPUT = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'test-results', 'playwright-report']);
const TEXT =
  /(\.(ts|tsx|mjs|js|json|css|sql|md|html|yml|yaml|txt|svg|sh|webmanifest)|\/run|\.gitignore|\.gitattributes)$/;

export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const read = (folder: string) => {
    for (const one of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${one.name}` : one.name;
      if (one.isDirectory()) {
        if (!OUTPUT.has(one.name)) read(path);
      } else if (TEXT.test(`/${path}`) && existsSync(join(root, path)))
        tree.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  read('');
  return tree;
}

export const treeOf = (files: Record<string, string>): Tree => new Map(Object.entries(files));

export const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('e2e/');

export const isTypeScript = (path: string) => /\.(ts|tsx|mts)$/.test(path) && !path.endsWith('.d.ts');

/** The paths of a tree below a folder that pass a test. */
export const pathsIn = (tree: Tree, folder: string, passes: (path: string) => boolean = () => true) =>
  [...tree.keys()].filter((path) => path.startsWith(folder) && passes(path)).sort();
