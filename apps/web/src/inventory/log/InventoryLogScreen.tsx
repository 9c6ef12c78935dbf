import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { handBack, useWedge } from '../../kit/scan/use-wedge.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { ContentSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconClock, IconDate } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { Paged } from '../../kit/ui/list/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { hasTags, PartMissing, PartTags } from '../../parts/index.ts';
import { PartAt } from '../PartAt.tsx';
import { useLookUpPart } from '../posting/use-look-up-part.ts';
import { ChoosePart } from './ChoosePart.tsx';
import { FlowChips } from './FlowChips.tsx';
import styles from './InventoryLogScreen.module.css';
import { LogChips } from './LogChips.tsx';
import { LogDays } from './LogDays.tsx';
import { LogFilterSheet } from './LogFilterSheet.tsx';
import { StockCourse } from './StockCourse.tsx';
import { useListInventoryLogs } from './use-list-inventory-logs.ts';
import { useLogSearch } from './use-log-search.ts';

/** Everything that moved a part, newest first. No `ListScreen`: its rows are grouped by day, below their chart. */
export function InventoryLogScreen() {
  const t = useTranslations('inventory');
  const { partNumber, filters, change, choose } = useLogSearch();
  const chosen = isPartNumber(partNumber);
  const linkTo = useLinkTo();
  const back = useBackTo((chosen && linkTo('part', partNumber)) || '/warehouse');
  useTitle(chosen ? t('logOf', { partNumber }) : t('log'));
  const lookUp = useLookUpPart();
  const openScanned = async (code: string) => {
    const looked = await lookUp(asPartNumber(code));
    if (looked.is === 'part') choose(looked.partNumber);
    else handBack(code);
  };
  useWedge((code) => void openScanned(code));
  const [filtering, setFiltering] = useState(false);
  const pages = useListInventoryLogs(partNumber, filters);
  const part = pages.data?.pages[0]?.part;
  const { location, from, to, flow } = filters;
  const hasCourse = !!location && !to && !flow;
  const count = [location, from, to].filter(Boolean).length;
  if (!chosen) {
    return (
      <Screen header={<AppBar title={t('log')} onBack={back} />}>
        <ChoosePart key={partNumber} typed={partNumber} onChoose={choose} />
      </Screen>
    );
  }
  if (refusalCode(pages.error) === 'PART_NOT_EXIST') {
    return (
      <Screen header={<AppBar title={t('log')} onBack={back} />} fill>
        <PartMissing partNumber={partNumber} />
      </Screen>
    );
  }
  return (
    <Screen
      header={
        <AppBar
          title={t('log')}
          subtitle={<PartAt partNumber={partNumber} location={location} />}
          onBack={back}
          actions={
            <>
              <IconButton
                icon={IconDate}
                label={t('filterOn', { count })}
                badge={count}
                aria-haspopup="dialog"
                onClick={() => setFiltering(true)}
              />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <div className={styles['parts']}>
          {part && hasTags(part) && (
            <div className={styles['tags']}>
              <PartTags part={part} />
            </div>
          )}
          <FlowChips flow={flow} onChange={(next) => change({ ...filters, flow: next })} />
          <LogChips filters={filters} onChange={change} />
          <Paged
            pages={pages}
            rows={pages.rows}
            coming={hasCourse ? <ContentSkeleton /> : undefined}
            empty={
              <EmptyState
                icon={IconClock}
                title={t('noLog')}
                how={count > 0 || flow ? t('noLogFiltered') : t('noLogHow')}
              />
            }
          >
            {(rows) => (
              <>
                {hasCourse && <StockCourse rows={rows} />}
                <LogDays rows={rows} everywhere={!location} />
              </>
            )}
          </Paged>
        </div>
      </PullToRefresh>
      {filtering && <LogFilterSheet filters={filters} onApply={change} onClose={() => setFiltering(false)} />}
    </Screen>
  );
}
