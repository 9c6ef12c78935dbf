import * as contract from '@gemba/contract/labels/get-label-choices';
import { operation } from '../kit/http/operation.ts';
import { readPrinters } from './printers/printers.sql.ts';
import { readTemplates } from './templates/layouts.sql.ts';

export const getLabelChoices = operation(contract.getLabelChoices, async (tx, { companyId }) => {
  const [printers, templates] = await Promise.all([readPrinters(tx, companyId), readTemplates(tx, companyId)]);
  return {
    printers: printers
      .filter(({ active }) => active)
      .map(({ printerId, name, place, width, height, host }) => ({
        printerId,
        name,
        place,
        width,
        height,
        direct: host !== null,
      })),
    templates: templates.map(({ template, layout: { width, height, copies } }) => ({
      template,
      width,
      height,
      copies,
    })),
  };
});
