import { builtInLayouts, LabelLayout } from '@gemba/contract/labels/label-layout';
import { LABEL_TEMPLATES, type LabelTemplate } from '@gemba/contract/labels/label-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface TemplateRow {
  template: string;
  layout: unknown;
  version: number;
}

const selectTemplates = statement<{ companyId: number }, TemplateRow>(
  'select template, layout, version from label_template where company_id = :companyId',
);

export interface Template {
  template: LabelTemplate;
  layout: LabelLayout;
  isOwn: boolean;
  version: number;
}

/** A layout that a later version of the app no longer understands gives way to the built-in one. */
function templateOf(template: LabelTemplate, rows: readonly TemplateRow[]): Template {
  const row = rows.find((one) => one.template === template);
  const own = LabelLayout.safeParse(row?.layout);
  return { template, layout: own.data ?? builtInLayouts[template], isOwn: own.success, version: row?.version ?? 0 };
}

/** Every template, as the company has it. */
export async function readTemplates(tx: Tx, companyId: number): Promise<Template[]> {
  const rows = await tx.all(selectTemplates({ companyId }));
  return LABEL_TEMPLATES.map((template) => templateOf(template, rows));
}
