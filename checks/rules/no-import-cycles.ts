import { type Import, importsOf } from '../kit/imports.ts';
import type { Rule } from '../kit/rule.ts';
import { isTypeScript, pathsIn, type Tree } from '../kit/tree.ts';

/** Lazy imports count too: a screen that is loaded later can still not be understood without what loads it. */
const graphOf = (tree: Tree) => {
  const files = pathsIn(tree, '', isTypeScript);
  return new Map(
    files.map((file) => [
      file,
      importsOf(tree, file).filter(({ to }) => to !== undefined && tree.has(to) && isTypeScript(to)),
    ]),
  );
};

function cyclesIn(graph: Map<string, Import[]>) {
  const cycles: Import[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: Import[]) => {
    const back = way.findIndex((step) => step.from === file);
    if (back >= 0) cycles.push(way.slice(back));
    if (back >= 0 || done.has(file)) return;
    for (const step of graph.get(file) ?? []) walk(step.to ?? '', [...way, step]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

export const noImportCycles: Rule = {
  name: 'no circular import',
  check(tree) {
    const graph = graphOf(tree);
    const imports = [...graph.values()].reduce((sum, some) => sum + some.length, 0);
    const findings = cyclesIn(graph).map((way) => ({
      file: way[0]?.from ?? '',
      line: way[0]?.line ?? 1,
      text: `imports itself: ${way.map((step) => step.from).join(' → ')} → ${way[0]?.from}. Move what both need into a third file.`,
    }));
    return { figures: `${graph.size} files, ${imports} imports`, findings };
  },
};
