import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconClock, IconDate } from '../../kit/ui/icons.ts';
import { Paged } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { hasTags, PartMissing, PartTags } from '../../parts/index.ts';
import { ChoosePart } from './ChoosePart.tsx';
import styles from './InventoryLogScreen.module.css';
import { LogChips } from './LogChips.tsx';
import { LogDays } from './LogDays.tsx';
import { LogFilterSheet } from './LogFilterSheet.tsx';
import { StockCourse } from './StockCourse.tsx';
import { useLog } from './use-log.ts';
import { useLogSearch } from './use-log-search.ts';

/** Everything that moved a part, newest first. */
export function InventoryLogScreen() {
  const t = useTranslations('inventory');
  const { partNumber, filters, change, choose } = useLogSearch();
  const chosen = isPartNumber(partNumber);
  const linkTo = useLinkTo();
  const back = useBackTo((chosen && linkTo('part', partNumber)) || '/warehouse');
  useTitle(chosen ? t('logOf', { partNumber }) : t('log'));
  const [filtering, setFiltering] = useState(false);
  const pages = useLog(partNumber, filters);
  const part = pages.data?.pages[0]?.part;
  const { location, from, to } = filters;
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
          subtitle={<span className="code">{[partNumber, location].filter(Boolean).join(' · ')}</span>}
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
          <LogChips filters={filters} onChange={change} />
          <Paged
            pages={pages}
            rows={pages.rows}
            empty={
              <EmptyState icon={IconClock} title={t('noLog')}>
                {count > 0 ? t('noLogFiltered') : t('noLogHow')}
              </EmptyState>
            }
          >
            {(rows) => (
              <>
                {location && !to && <StockCourse rows={rows} />}
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
