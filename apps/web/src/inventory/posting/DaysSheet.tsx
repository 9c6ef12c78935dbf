import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterSheet } from '../../kit/frames/FilterSheet.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { Field } from '../../kit/ui/input/Field.tsx';

export type Days = { from?: string | undefined; to?: string | undefined };
type Props = { days: Days; onApply: (days: Days) => void; onClose: () => void };

/** The days that a list shows. */
export function DaysSheet({ days, onApply, onClose }: Props) {
  const t = useTranslations('posting');
  const say = useRefusal();
  const [{ from, to }, setDraft] = useState(days);
  const reversed = !!from && !!to && from > to;
  return (
    <FilterSheet
      title={t('days')}
      onClose={onClose}
      clearLabel={t('everyDay')}
      onClear={() => onApply({ from: undefined, to: undefined })}
      applyLabel={t('showDays')}
      onApply={() => {
        if (!reversed) onApply({ from, to });
        return !reversed;
      }}
    >
      <Field
        type="date"
        label={t('from')}
        value={from ?? ''}
        onChange={({ target }) => setDraft({ from: target.value || undefined, to })}
      />
      <Field
        type="date"
        label={t('to')}
        value={to ?? ''}
        error={reversed && say('DATE_RANGE_REVERSED')}
        onChange={({ target }) => setDraft({ from, to: target.value || undefined })}
      />
    </FilterSheet>
  );
}
