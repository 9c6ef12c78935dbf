import { isZero } from '@gemba/contract/kit/fixed-point';
import { INSPECTION_FILTERS } from '@gemba/contract/quality/inspection/list-inspections';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClose, IconQuality } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ResultTag } from './ResultTag.tsx';
import { inspectionFiltersIn, useListInspections } from './use-list-inspections.ts';

/** Inspection reports; those whose goods wait in QA with one tap. */
export function InspectionListScreen() {
  const t = useTranslations('quality');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const navigate = useNavigate();
  const filters = inspectionFiltersIn(useSearch({ from: '/signedIn/quality/inspectionList' }));
  const { status, partNumber } = filters;
  const pages = useListInspections(filters);
  const show = (next: { status?: string | undefined; part?: string | undefined }) =>
    void navigate({ to: '/quality/inspectionList', search: { status, part: partNumber, ...next }, replace: true });
  return (
    <ListScreen
      title={t('inspections')}
      onBack={back}
      pages={pages}
      search={
        <FilterChips
          label={t('status')}
          chips={[
            ...INSPECTION_FILTERS.map((value) => ({ value: value as string, label: t(`filter.${value}`) })),
            ...(partNumber ? [{ value: 'part', label: partNumber, icon: IconClose }] : []),
          ]}
          chosen={[...(status ? [status] : []), ...(partNumber ? ['part'] : [])]}
          onToggle={(value) =>
            show(value === 'part' ? { part: undefined } : { status: value === status ? undefined : value })
          }
        />
      }
      empty={
        <EmptyState
          icon={IconQuality}
          title={t(status === 'inQa' ? 'nothingInQa' : 'noInspections')}
          how={t('noInspectionsHow')}
        />
      }
    >
      {(row) => (
        <ListRow
          key={row.irNumber}
          href={addressOf('inspection', row.irNumber)}
          code
          title={row.irNumber}
          sub={
            <>
              <span className="code">{row.part}</span>
              {row.vendorName && ` · ${row.vendorName}`}
            </>
          }
          value={
            isZero(row.waiting)
              ? `${figures.quantity(row.quantityInspected)} ${row.uom}`
              : t('waiting', { quantity: figures.quantity(row.waiting), uom: row.uom })
          }
          valueSub={figures.day(row.irDate)}
          chips={<ResultTag result={row.result} />}
        />
      )}
    </ListScreen>
  );
}
