import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StepChart } from '../../kit/ui/charts/StepChart.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconTrend } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { PlanRows } from './PlanRows.tsx';
import { dayEnds } from './supply-steps.ts';
import { useGetPartSupplyAndDemand } from './use-get-part-supply-and-demand.ts';

/** Supply and demand from today on, and the first day of a shortage. */
export function PlanTab({ part: { partNumber, uom } }: { part: Part }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const { data, error, refetch } = useGetPartSupplyAndDemand(partNumber);
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />;
  if (data.rows.length === 0) {
    return <EmptyState icon={IconTrend} title={t('nothingPlanned')} how={t('nothingPlannedHow')} />;
  }
  const { firstShortage } = data;
  const steps = dayEnds(data).map(({ day, balance }) => ({
    at: Date.parse(day),
    label: figures.day(day),
    short: figures.day(day),
    value: Number(balance),
    text: t('quantityOf', { quantity: figures.quantity(balance), uom }),
  }));
  return (
    <>
      {firstShortage ? (
        <Banner tone="bad" title={t('shortFrom', { day: figures.day(firstShortage.date) })}>
          {t('shortBy', { quantity: figures.quantity(firstShortage.quantity), uom })}
        </Banner>
      ) : (
        <Banner tone="ok" title={t('neverShort')}>
          {t('neverShortHow')}
        </Banner>
      )}
      <Card pad>
        <StepChart label={t('tab.plan')} columns={[t('day'), t('stock')]} steps={steps} />
      </Card>
      <PlanRows rows={data.rows} more={data.more} uom={uom} />
    </>
  );
}
