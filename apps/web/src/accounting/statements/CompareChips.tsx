import { COMPARISONS, type Comparison } from '@gemba/contract/accounting/statements/statement';
import { useTranslations } from 'use-intl';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';

type Props = {
  compare: Comparison | undefined;
  /** Those that differ for this statement. */
  choices?: readonly Comparison[];
  onChange: (compare: Comparison | undefined) => void;
};

/** The comparison in one tap; a second tap takes it away. */
export function CompareChips({ compare, choices = COMPARISONS, onChange }: Props) {
  const t = useTranslations('accounting.statement');
  return (
    <FilterChips
      label={t('compare')}
      chips={choices.map((value) => ({ value, label: t(`versus.${value}`) }))}
      chosen={compare ? [compare] : []}
      onToggle={(value) => onChange(value === compare ? undefined : value)}
    />
  );
}
