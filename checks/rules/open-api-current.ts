import { openApiDocument } from '@gemba/contract/open-api';
import type { Rule } from '../kit/rule.ts';

const FILE = 'docs/api/openapi.json';

export const openApiCurrent: Rule = {
  name: 'OpenAPI document is current',
  check(tree) {
    const { version } = JSON.parse(tree.get('package.json') ?? '{}') as { version?: string };
    const wanted = openApiDocument(version ?? '');
    const isCurrent = `${JSON.stringify(wanted, null, 2)}\n` === tree.get(FILE);
    const findings = isCurrent
      ? []
      : [{ file: FILE, text: 'is not what the contract says. Run `npm run openapi` and commit it.' }];
    return { figures: `${Object.keys(wanted.paths).length} paths`, findings };
  },
};
