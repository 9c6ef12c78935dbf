import { partSupplyAndDemand } from '@gemba/contract/parts/part-rows';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { StepChart } from '../../kit/ui/charts/StepChart.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconTrend } from '../../kit/ui/icons.ts';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { partKeys } from '../part-keys.ts';
import { PlanRows } from './PlanRows.tsx';
import { dayEnds } from './supply-steps.ts';

/** What comes and goes from today on, and the first day on which it will not be enough. */
export function PlanTab({ part: { partNumber, uom } }: { part: Part }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const { data, error, refetch } = useQuery({
    queryKey: partKeys.rows('plan', partNumber),
    queryFn: ({ signal }) => call(partSupplyAndDemand, { params: { partNumber } }, { signal, quiet: true }),
  });
  if (!data) return error ? <LoadFault error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />;
  if (data.rows.length === 0) {
    return (
      <EmptyState icon={IconTrend} title={t('nothingPlanned')}>
        {t('nothingPlannedHow')}
      </EmptyState>
    );
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
