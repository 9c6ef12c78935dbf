import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { builtInLayouts, LabelLayout } from '../../labels/label-layout.ts';
import { DrawnLabels } from '../../labels/label-shapes.ts';
import { templateParams } from './label-template.ts';

/** Saves nothing: the layout is sent as it is being changed. */
export const drawLabelTemplate = defineCall({
  name: 'drawLabelTemplate',
  method: 'POST',
  path: '/admin/labelTemplates/:template/drawn',
  summary: 'A label in this layout, with goods of the company, for a screen',
  access: ['COMPANY_ADMIN'],
  params: templateParams,
  body: z.strictObject({ layout: LabelLayout }),
  example: { params: { template: 'box' }, body: { layout: builtInLayouts.box } },
  reply: DrawnLabels,
  refusals: ['LABEL_LAYOUT_INVALID', 'LABEL_WORDING_INVALID'],
});
