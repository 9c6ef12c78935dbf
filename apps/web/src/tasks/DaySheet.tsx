import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterSheet } from '../kit/frames/FilterSheet.tsx';
import { Field } from '../kit/ui/input/Field.tsx';

type Props = {
  title: string;
  day: string;
  /** The last day that can be chosen. */
  max?: string;
  clearLabel: string;
  onApply: (day: string | undefined) => void;
  onClose: () => void;
};

/** One day is chosen. */
export function DaySheet({ title, day, max, clearLabel, onApply, onClose }: Props) {
  const t = useTranslations('tasks');
  const [draft, setDraft] = useState(day);
  return (
    <FilterSheet
      title={title}
      onClose={onClose}
      clearLabel={clearLabel}
      onClear={() => onApply(undefined)}
      applyLabel={t('showDay')}
      onApply={() => {
        onApply(draft || undefined);
        return true;
      }}
    >
      <Field
        type="date"
        label={t('day')}
        value={draft}
        {...(max !== undefined && { max })}
        onChange={({ target }) => setDraft(target.value)}
      />
    </FilterSheet>
  );
}
