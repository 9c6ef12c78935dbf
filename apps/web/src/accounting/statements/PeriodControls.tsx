import { useTranslations } from 'use-intl';
import { PeriodChips } from '../PeriodChips.tsx';
import { CompareChips } from './CompareChips.tsx';
import type { PeriodSearch } from './statement-search.ts';

type Props = { search: PeriodSearch; onChange: (next: Partial<PeriodSearch>) => void };

export function PeriodControls({ search, onChange }: Props) {
  const t = useTranslations('accounting.statement');
  return (
    <>
      <PeriodChips days={search} show={t('show')} onChange={onChange} />
      <CompareChips compare={search.compare} onChange={(compare) => onChange({ compare })} />
    </>
  );
}
