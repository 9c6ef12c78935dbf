import * as z from 'zod/mini';
import { LabelLayout } from '../../labels/label-layout.ts';
import { LABEL_TEMPLATES } from '../../labels/label-shapes.ts';

export const templateParams = z.strictObject({ template: z.enum(LABEL_TEMPLATES) });

export const CompanyTemplate = z.strictObject({
  template: z.enum(LABEL_TEMPLATES),
  layout: LabelLayout,
  /** The company has changed it. */
  isOwn: z.boolean(),
  /** 0 before the first change. */
  version: z.int(),
});
export type CompanyTemplate = z.infer<typeof CompanyTemplate>;
