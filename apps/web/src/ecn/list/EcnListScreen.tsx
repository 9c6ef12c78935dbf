import { ECN_FILTERS } from '@gemba/contract/ecn/ecns';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconRevision } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/SegmentedControl.tsx';
import { EcnTags } from '../EcnTags.tsx';
import { useEcnSearch, useEcns } from './use-ecn-search.ts';

const LONGEST_SEARCH = 80;

/** Engineering changes by status, the first due first. */
export function EcnListScreen() {
  const t = useTranslations('ecn');
  useTitle(t('title'));
  const back = useBackTo('/engineering');
  const figures = useFigures();
  const { wanted, change } = useEcnSearch();
  const [typed, setTyped] = useTyped(wanted.q, (q) => change({ q }));
  const pages = useEcns(wanted);
  const words = wanted.q.trim();
  return (
    <Screen
      header={<AppBar title={t('title')} onBack={back} actions={<ListMenu list={pages.list} />} />}
      busy={pages.isPending || pages.isPlaceholderData}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          <SearchField label={t('find')} value={typed} maxLength={LONGEST_SEARCH} onChange={setTyped} />
          <SegmentedControl
            label={t('show')}
            segments={ECN_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={wanted.status}
            onChange={(status) => change({ status })}
          />
        </SearchArea>
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t('title')}
          empty={
            <EmptyState icon={IconRevision} title={words ? t('noMatch', { words }) : t(`none.${wanted.status}`)}>
              {words ? t('noMatchHow') : t('noneHow')}
            </EmptyState>
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
        </PagedList>
      </PullToRefresh>
    </Screen>
  );
}
