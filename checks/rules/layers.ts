import { type Import, importsOf } from '../kit/imports.ts';
import { isCapability, type Place, placeOf } from '../kit/place.ts';
import type { Rule } from '../kit/rule.ts';
import { isTypeScript, pathsIn } from '../kit/tree.ts';

/** The generator, and the list of users alone: code that only names them need not load the generator. */
const DEMO_DOORS = ['index.ts', 'users.ts'];

/** Folders that put the capabilities together. They may enter any capability, by its door. */
const TOP: Partial<Record<Place['house'], string[]>> = {
  server: ['', 'cli', 'promises', 'testing'],
  web: ['', 'shell', 'settings'],
  contract: [''],
};

const isTop = ({ house, folder }: Place) => TOP[house]?.includes(folder) ?? true;
const isKitBuilder = ({ folder, inside }: Place) => folder === 'kit' && inside.startsWith('testing/');
const isTestBuilder = (place: Place) => place.folder === 'testing' || isKitBuilder(place);
const isKnown = (place: Place) => isTop(place) || isCapability(place) || ['kit', 'demo'].includes(place.folder);
const CATALOGUE = /(^|\/)texts\.(en|zh|es)\.ts$/;

/** The capabilities whose pure rules the demo company is played by. */
const PLAYED = ['postings', 'quality', 'receiving', 'shipping', 'warehouse', 'tasks'];

const isDoor = (from: Place, to: Place, { lazy }: Import) => {
  if (to.house === 'contract' || to.inside === 'index.ts') return true;
  // A screen is a chunk of its own, and a door in front of it would pull all screens of the capability into one.
  return to.house === 'web' && isTop(from) && (lazy || CATALOGUE.test(to.inside));
};

function wrongWith(from: Place, to: Place, one: Import): string | undefined {
  if (to.house !== 'contract' && to.house !== from.house) return undefined;
  if (isTestBuilder(to) && !from.isTest)
    return 'imports a test builder outside of a test. Move what it needs out of testing/.';
  if (['kit', 'testing'].includes(to.folder) || (to.house === from.house && to.folder === from.folder))
    return undefined;
  if (to.folder === 'demo')
    return DEMO_DOORS.includes(to.inside)
      ? undefined
      : 'reaches into demo/. Enter it by demo/index.ts or demo/users.ts.';
  if (from.folder === 'kit' && (!from.isTest || isKitBuilder(from)) && (isCapability(to) || to.house === from.house)) {
    return `knows ${to.folder || to.inside}, and kit/ knows no capability. Let the top pass in what is needed.`;
  }
  if (from.folder === 'demo' && !from.isTest && to.house === from.house && !PLAYED.includes(to.folder))
    return `imports ${to.folder}. demo/ is data: it may use kit/, the contract, and the rules of ${PLAYED.join(', ')}.`;
  if (isCapability(to)) {
    if (!isDoor(from, to, one))
      return `reaches past the door of ${to.folder}. Import from ${to.folder}/index.ts, and name it there.`;
    if (isCapability(from) && to.rank > from.rank && !from.isTest) {
      return `${from.folder} may not know ${to.folder}, which stands to its right in checks/kit/place.ts. Let ${to.folder} call ${from.folder}, or move what both need to the left.`;
    }
    return undefined;
  }
  if (isCapability(from) && to.house === from.house)
    return `imports ${to.folder || to.inside}, which is above it. Let the top pass in what is needed.`;
  return undefined;
}

export const layers: Rule = {
  name: 'layers and doors',
  check(tree) {
    const files = pathsIn(tree, '', (path) => isTypeScript(path) && placeOf(path).house !== 'tooling');
    const findings = files.flatMap((file) => {
      const from = placeOf(file);
      if (!isKnown(from)) {
        return [
          {
            file,
            text: `${from.folder}/ is no capability. Move it into one, or enter it into the order of checks/kit/place.ts.`,
          },
        ];
      }
      return importsOf(tree, file).flatMap((one) => {
        const text = one.to && wrongWith(from, placeOf(one.to), one);
        return text ? [{ file, line: one.line, text }] : [];
      });
    });
    return { figures: `${files.length} files`, findings };
  },
};
