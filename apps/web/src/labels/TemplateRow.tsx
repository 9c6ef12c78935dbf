import { builtInLayouts } from '@gemba/contract/labels/label-layout';
import { TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { IconLabel } from '../kit/ui/icons.ts';
import { RadioList } from '../kit/ui/input/RadioList.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useGetLabelChoices } from './use-get-label-choices.ts';
import type { LabelSearch } from './use-label-search.ts';

export function TemplateRow({ template, change }: Pick<LabelSearch, 'template' | 'change'>) {
  const t = useTranslations('labels');
  const [open, setOpen] = useState(false);
  const { data } = useGetLabelChoices();
  const sized = (name: typeof template) => {
    const { width, height } = data?.templates.find((choice) => choice.template === name) ?? builtInLayouts[name];
    return t('templateSize', { name: t(`templates.${name}`), width, height });
  };
  return (
    <>
      <ChoiceRow icon={IconLabel} label={t('template')} value={sized(template)} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('template')}>
        <RadioList
          label={t('template')}
          options={TEMPLATES.map((name) => ({ value: name as typeof template, title: sized(name) }))}
          value={template}
          onChange={(chosen) => {
            // With the copies that are usual for this template.
            change({ template: chosen, copies: undefined });
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
