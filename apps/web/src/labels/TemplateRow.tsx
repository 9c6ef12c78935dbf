import { LABEL_TEMPLATES, TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { IconLabel } from '../kit/ui/icons.ts';
import { RadioList } from '../kit/ui/input/RadioList.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { LabelSearch } from './use-label-search.ts';

export function TemplateRow({ template, change }: Pick<LabelSearch, 'template' | 'change'>) {
  const t = useTranslations('labels');
  const [open, setOpen] = useState(false);
  const sized = (name: typeof template) =>
    t('templateSize', { name: t(`templates.${name}`), ...LABEL_TEMPLATES[name] });
  return (
    <>
      <ChoiceRow icon={IconLabel} label={t('template')} value={sized(template)} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('template')}>
        <RadioList
          label={t('template')}
          options={TEMPLATES.map((name) => ({ value: name, title: sized(name) }))}
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
