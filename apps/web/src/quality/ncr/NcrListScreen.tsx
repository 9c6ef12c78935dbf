import { ncrMoves } from '@gemba/contract/quality/ncr/ncr-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClose, IconProblem } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { NcrTags } from './NcrTags.tsx';
import { useFinding } from './use-finding.ts';
import { ncrFiltersIn, useListNcrs } from './use-list-ncrs.ts';

/** Non-conformance reports; the open ones with one tap. */
export function NcrListScreen() {
  const t = useTranslations('quality');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const findingOf = useFinding();
  const navigate = useNavigate();
  const filters = ncrFiltersIn(useSearch({ from: '/signedIn/quality/ncrList' }));
  const { status, partNumber } = filters;
  const pages = useListNcrs(filters);
  const show = (next: { status?: string | undefined; part?: string | undefined }) =>
    void navigate({ to: '/quality/ncrList', search: { status, part: partNumber, ...next }, replace: true });
  return (
    <ListScreen
      title={t('ncrs')}
      onBack={back}
      pages={pages}
      search={
        <FilterChips
          label={t('status')}
          chips={[
            ...ncrMoves.states.map((value) => ({ value: value as string, label: t(`ncrState.${value}`) })),
            ...(partNumber ? [{ value: 'part', label: partNumber, icon: IconClose }] : []),
          ]}
          chosen={[...(status ? [status] : []), ...(partNumber ? ['part'] : [])]}
          onToggle={(value) =>
            show(value === 'part' ? { part: undefined } : { status: value === status ? undefined : value })
          }
        />
      }
      empty={<EmptyState icon={IconProblem} title={t('noNcrs')} how={t('noNcrsHow')} />}
    >
      {(row) => (
        <ListRow
          key={row.ncrNumber}
          href={addressOf('ncr', row.ncrNumber)}
          code
          title={row.ncrNumber}
          sub={
            <>
              <span className="code">{row.part}</span> · {findingOf(row)}
            </>
          }
          value={`${figures.quantity(row.quantity)} ${row.uom}`}
          valueSub={figures.day(row.ncrDate)}
          chips={<NcrTags ncr={row} />}
        />
      )}
    </ListScreen>
  );
}
