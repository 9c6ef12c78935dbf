import { ECN_FILTERS } from '@gemba/contract/ecn/ecn';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconRevision } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { EcnTags } from '../EcnTags.tsx';
import { useEcnSearch } from './use-ecn-search.ts';
import { useListEcns } from './use-list-ecns.ts';

const LONGEST_SEARCH = 80;

/** Engineering changes by status, the earliest due date first. */
export function EcnListScreen() {
  const t = useTranslations('ecn');
  const back = useBackTo('/engineering');
  const figures = useFigures();
  const { wanted, change } = useEcnSearch();
  const [typed, setTyped] = useTyped(wanted.q, (q) => change({ q }));
  const pages = useListEcns(wanted);
  const words = wanted.q.trim();
  return (
    <ListScreen
      title={t('title')}
      onBack={back}
      search={
        <>
          <SearchField label={t('find')} value={typed} maxLength={LONGEST_SEARCH} onChange={setTyped} />
          <SegmentedControl
            label={t('show')}
            segments={ECN_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={wanted.status}
            onChange={(status) => change({ status })}
          />
        </>
      }
      pages={pages}
      empty={
        <EmptyState
          icon={IconRevision}
          title={words ? t('noMatch', { words }) : t(`none.${wanted.status}`)}
          how={words ? t('noMatchHow') : t('noneHow')}
        />
      }
    >
      {(ecn) => (
        <ListRow
          key={ecn.ecnNumber}
          href={addressOf('ecn', ecn.ecnNumber)}
          title={ecn.title}
          sub={t('rowSub', { ecnNumber: ecn.ecnNumber, engineer: ecn.engineer, count: ecn.partCount })}
          value={figures.day(ecn.dueDate)}
          valueSub={t('due')}
          chips={<EcnTags ecn={ecn} />}
        />
      )}
    </ListScreen>
  );
}
