import { ACCESS_LIST, accessText } from '../../scripts/kit/api-files.ts';
import type { Rule } from '../kit/rule.ts';

export const accessListCurrent: Rule = {
  name: 'list of calls and screens is current',
  check(tree) {
    const wanted = accessText();
    const text = 'is not what the contract says. Run `npm run openapi` and commit it.';
    return {
      figures: `${wanted.split('\n').length} lines`,
      findings: tree.get(ACCESS_LIST) === wanted ? [] : [{ file: ACCESS_LIST, text }],
    };
  },
};
