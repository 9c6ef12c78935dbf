import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { builtInLayouts, LabelLayout } from '../../labels/label-layout.ts';
import { CompanyTemplate, templateParams } from './label-template.ts';

export const changeLabelTemplate = defineCall({
  name: 'changeLabelTemplate',
  method: 'PUT',
  path: '/admin/labelTemplates/:template',
  summary: 'Changes the layout of a label template; the built-in layout makes it the built-in one again',
  access: ['COMPANY_ADMIN'],
  params: templateParams,
  body: z.strictObject({ layout: LabelLayout, version: NaturalInteger }),
  example: { params: { template: 'box' }, body: { layout: builtInLayouts.box, version: 999999 } },
  reply: CompanyTemplate,
  posting: true,
  refusals: ['LABEL_LAYOUT_INVALID', 'LABEL_WORDING_INVALID', 'LABEL_TEMPLATE_CHANGED'],
});
