import * as contract from '@gemba/contract/administration/labels/change-label-template';
import { builtInLayouts, type LabelLayout } from '@gemba/contract/labels/label-layout';
import { layoutRules } from '@gemba/contract/labels/label-layout-rules';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { recordChange } from '../../companies/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { readTemplates } from '../../labels/index.ts';

type Saved = { companyId: number; template: string; layout: string | null; known: number };

// The version is compared in the write itself: two administrators may save at the same moment. None is kept before the first change.
const saveTemplate = statement<Saved, object>(
  `insert into label_template (company_id, template, layout)
   select :companyId, :template, :layout::jsonb
    where :known = 0 or exists (select from label_template t where t.company_id = :companyId and t.template = :template)
   on conflict (company_id, template) do update set layout = excluded.layout, version = label_template.version + 1
    where label_template.version = :known returning 1`,
);

const readOne = async (tx: Tx, companyId: number, template: LabelTemplate) =>
  (await readTemplates(tx, companyId)).find((one) => one.template === template) ?? refuse('LABEL_TEMPLATE_CHANGED');

/** In their order, since the order is what is chosen. */
const auditedLayout = ({ width, height, copies, head, facts, lines, foot, codes, words }: LabelLayout) => ({
  labelSize: `${width} × ${height} mm`,
  copies,
  labelHead: head.join(', '),
  labelFacts: facts.join(', '),
  labelLines: lines.join(', '),
  labelFoot: foot.join(', '),
  labelCodes: codes.join(', '),
  labelWords: words.map(({ language, word, text }) => `${language} ${word}: ${text}`),
});

const isBuiltIn = (template: LabelTemplate, layout: LabelLayout) =>
  JSON.stringify(auditedLayout(layout)) === JSON.stringify(auditedLayout(builtInLayouts[template]));

export const changeLabelTemplate = operation(
  contract.changeLabelTemplate,
  async (tx, actor, { params: { template }, body: { layout, version } }) => {
    const { companyId } = actor;
    refuseFirst(layoutRules(template, layout));
    const before = await readOne(tx, companyId, template);
    const kept = isBuiltIn(template, layout) ? null : JSON.stringify(layout);
    if (!(await tx.first(saveTemplate({ companyId, template, layout: kept, known: version }))))
      refuse('LABEL_TEMPLATE_CHANGED');
    const after = await readOne(tx, companyId, template);
    await recordChange(tx, actor, {
      kind: 'labelTemplate',
      subject: template,
      act: 'changed',
      before: auditedLayout(before.layout),
      after: auditedLayout(after.layout),
    });
    return after;
  },
);
