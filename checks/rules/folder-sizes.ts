import { dirname } from 'node:path/posix';
import type { Rule } from '../kit/rule.ts';
import { isTypeScript, pathsIn } from '../kit/tree.ts';

const MODULES_AT_MOST = 30;

const isModule = (path: string) => isTypeScript(path) && !/\.test\.tsx?$/.test(path);

/** A reader takes in a folder at a glance only while it is short. */
export const folderSizes: Rule = {
  name: 'folders stay small',
  check(tree) {
    const folders = Map.groupBy(pathsIn(tree, '', isModule), dirname);
    const largest = Math.max(0, ...[...folders.values()].map((modules) => modules.length));
    const findings = [...folders]
      .filter(([, modules]) => modules.length > MODULES_AT_MOST)
      .map(([file, modules]) => ({
        file,
        text: `holds ${modules.length} modules, more than ${MODULES_AT_MOST}. Divide it into rooms by operation.`,
      }));
    return { figures: `${folders.size} folders, the largest with ${largest} modules`, findings };
  },
};
