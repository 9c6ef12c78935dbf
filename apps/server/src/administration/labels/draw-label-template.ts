import * as contract from '@gemba/contract/administration/labels/draw-label-template';
import { layoutRules } from '@gemba/contract/labels/label-layout-rules';
import { operation } from '../../kit/http/operation.ts';
import { refuseFirst } from '../../kit/refuse.ts';
import { drawTemplate } from '../../labels/index.ts';

export const drawLabelTemplate = operation(
  contract.drawLabelTemplate,
  async (tx, { companyId }, { params: { template }, body: { layout } }, { language }) => {
    refuseFirst(layoutRules(template, layout));
    return drawTemplate(tx, companyId, template, layout, language);
  },
);
