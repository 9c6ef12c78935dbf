import { LABEL_TEMPLATES, TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconLabel } from '../kit/ui/icons.ts';
import { RadioList } from '../kit/ui/RadioList.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { LabelSearch } from './use-label-search.ts';

export function TemplateRow({ template, change }: Pick<LabelSearch, 'template' | 'change'>) {
  const t = useTranslations('labels');
  const [open, setOpen] = useState(false);
  const sized = (one: typeof template) => t('templateSize', { name: t(`templates.${one}`), ...LABEL_TEMPLATES[one] });
  return (
    <>
      <ChoiceRow icon={IconLabel} label={t('template')} value={sized(template)} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('template')}>
        <RadioList
          label={t('template')}
          options={TEMPLATES.map((one) => ({ value: one, title: sized(one) }))}
          value={template}
          onChange={(chosen) => {
            change({ template: chosen });
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
