import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconClose, IconDate } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { type Days, DaysSheet } from './DaysSheet.tsx';

/** The days that a list is narrowed to: the button that chooses them, a chip for each that takes it off, their sheet. */
export const useDays = (days: Days, onChange: (days: Days) => void) => {
  const t = useTranslations('posting');
  const figures = useFigures();
  const [choosing, setChoosing] = useState(false);
  const { from, to } = days;
  const chips = [
    ...(from ? [{ value: 'from' as const, label: t('fromDay', { day: figures.day(from) }), icon: IconClose }] : []),
    ...(to ? [{ value: 'to' as const, label: t('toDay', { day: figures.day(to) }), icon: IconClose }] : []),
  ];
  return {
    chips,
    /** The chips by themselves, where no others stand beside them. */
    strip: chips.length > 0 && (
      <FilterChips
        label={t('days')}
        chips={chips}
        chosen={chips.map(({ value }) => value)}
        onToggle={(day) => onChange({ from, to, [day]: undefined })}
      />
    ),
    button: (
      <IconButton
        icon={IconDate}
        label={t('days')}
        badge={chips.length}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      />
    ),
    sheet: choosing && <DaysSheet days={{ from, to }} onApply={onChange} onClose={() => setChoosing(false)} />,
  };
};
