import { COPIES_AT_MOST } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { AmountCard } from './AmountCard.tsx';
import type { LabelSearch } from './use-label-search.ts';

export function CopiesCard({ template, copies, change }: Pick<LabelSearch, 'template' | 'copies' | 'change'>) {
  const t = useTranslations('labels');
  return (
    <AmountCard
      label={t('copies')}
      note={t(`copiesOf.${template}`)}
      value={copies}
      min="1"
      max={String(COPIES_AT_MOST)}
      places={0}
      onChange={(value) => change({ copies: value })}
    />
  );
}
