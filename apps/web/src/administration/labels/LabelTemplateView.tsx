import type { CompanyTemplate } from '@gemba/contract/administration/labels/label-template';
import { builtInLayouts, LABEL_SECTIONS } from '@gemba/contract/labels/label-layout';
import { COPIES_AT_MOST } from '@gemba/contract/labels/label-shapes';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from '../Form.module.css';
import { SaveBar } from '../SaveBar.tsx';
import { LabelWordsPart } from './LabelWordsPart.tsx';
import { isSide } from './printer-form.ts';
import { SectionFields } from './SectionFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { changedParts, isCopies, layoutOf, type TypedLayout, typedLayout } from './template-form.ts';
import { useChangeLabelTemplate } from './use-change-label-template.ts';
import { useSizeRule } from './use-size-rule.ts';

type Props = {
  saved: CompanyTemplate;
  /** Above the form. */
  notice: ReactNode;
  onSaved: (saved: CompanyTemplate) => void;
  onBack: () => void;
};

const NUMBERS = ['width', 'height', 'copies'] as const;

export function LabelTemplateView({ saved, notice, onSaved, onBack }: Props) {
  const t = useTranslations('administration');
  const sizeRule = useSizeRule();
  const { template, version } = saved;
  // With the version: what was typed over an older template must not be saved over a newer one.
  const name = `label template ${template} ${version}`;
  const { send, ...posting } = useChangeLabelTemplate(name, onSaved);
  const [start] = useState(() => typedLayout(saved.layout));
  const form = useForm<TypedLayout>({
    name,
    empty: start,
    errorsOf: (typed) => {
      const errors = new Map<FieldPath, FormError>();
      for (const side of ['width', 'height'] as const)
        if (!isSide(typed[side], side)) errors.set(side, { message: sizeRule(side) });
      if (!isCopies(typed.copies))
        errors.set('copies', { message: t('templates.copiesRule', { most: String(COPIES_AT_MOST) }) });
      return errors;
    },
    posting,
  });
  const { typed } = form;
  const layout = layoutOf(typed);
  const builtIn = typedLayout(builtInLayouts[template]);
  const count = changedParts(start, typed);
  const save = () => (form.mayGo() && layout ? send({ params: { template }, body: { layout, version } }) : undefined);
  return (
    <Screen
      header={<AppBar title={t(`templates.name.${template}`)} subtitle={t('templates.title')} onBack={onBack} />}
      footer={count > 0 && <SaveBar count={count} posting={posting} onSave={save} onDiscard={form.clear} />}
    >
      <Column>
        {notice}
        <TemplatePreview template={template} layout={layout} />
        <PostingFields form={form} posting={posting} className={styles['form']}>
          <Card pad>
            <div className={styles['pair']}>
              {NUMBERS.map((part) => (
                <Field
                  key={part}
                  label={t(`templates.${part}`)}
                  inputMode="numeric"
                  value={typed[part]}
                  maxLength={3}
                  error={form.errorAt(part)}
                  onChange={({ target }) => form.write({ [part]: target.value })}
                />
              ))}
            </div>
          </Card>
          {LABEL_SECTIONS.map((section) => (
            <SectionFields
              key={section}
              template={template}
              section={section}
              chosen={typed[section]}
              onChange={(chosen) => form.write({ [section]: chosen })}
            />
          ))}
          <LabelWordsPart template={template} typed={typed} onChange={(words) => form.write({ words })} />
          {changedParts(builtIn, typed) > 0 && (
            <Button kind="outline" wide onClick={() => form.write(builtIn)}>
              {t('templates.reset')}
            </Button>
          )}
        </PostingFields>
      </Column>
    </Screen>
  );
}
