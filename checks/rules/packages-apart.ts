import { type Import, importsOf, isRelative, packageOf } from '../kit/imports.ts';
import { homeOf, placeOf } from '../kit/place.ts';
import type { Rule } from '../kit/rule.ts';
import { isTypeScript, pathsIn } from '../kit/tree.ts';

const FOR_TESTS = new Set(['vitest', 'fast-check', 'big-list-of-naughty-strings', 'gs1-barcode-parser-mod']);

function wrongWith({ from, to, specifier }: Import): string | undefined {
  const home = homeOf(from);
  if (!home) return undefined;
  if (isRelative(specifier)) {
    return to?.startsWith(`${home}/`)
      ? undefined
      : `leaves its package by ${specifier}. Put what both sides need into packages/contract.`;
  }
  const { house, isTest } = placeOf(from);
  const entered = packageOf(specifier);
  if (
    house === 'web' &&
    (entered === '@gemba/server' || entered.startsWith('node:')) &&
    !isTest &&
    from.startsWith(`${home}/src/`)
  ) {
    return `takes ${specifier} into the browser. Ask the server by a call of the contract.`;
  }
  if (house === 'server' && entered === '@gemba/web')
    return 'imports the web app. Put what both sides need into packages/contract.';
  if (house === 'contract' && entered !== 'zod' && !(isTest && FOR_TESTS.has(entered))) {
    return `imports ${specifier}. The contract may import zod and nothing else; do this in the server or the web app.`;
  }
  return undefined;
}

export const packagesApart: Rule = {
  name: 'packages stay apart',
  check(tree) {
    const imports = pathsIn(tree, '', isTypeScript).flatMap((file) => importsOf(tree, file));
    const findings = imports.flatMap((one) => {
      const text = wrongWith(one);
      return text ? [{ file: one.from, line: one.line, text }] : [];
    });
    return { figures: `${imports.length} imports`, findings };
  },
};
