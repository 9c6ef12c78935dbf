import * as contract from '@gemba/contract/administration/labels/list-label-templates';
import { operation } from '../../kit/http/operation.ts';
import { readTemplates } from '../../labels/index.ts';

export const listLabelTemplates = operation(contract.listLabelTemplates, async (tx, { companyId }) => ({
  templates: await readTemplates(tx, companyId),
}));
