import { asPartNumber } from '@gemba/contract/parts/part-number';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconPart } from '../../kit/ui/icons.ts';
import { Panes } from '../../kit/ui/layout/Panes.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useWide } from '../../kit/ui/layout/use-wide.ts';
import { PartList } from './PartList.tsx';
import { usePartSearch } from './use-part-search.ts';

const PartDetail = lazy(async () => ({ default: (await import('../detail/PartDetail.tsx')).PartDetail }));

/** The parts that a search finds; a wide window shows the chosen part beside them. */
export function PartListScreen() {
  const t = useTranslations('parts');
  useTitle(t('title'));
  const wide = useWide();
  const { wanted, change, chosen, tab, addressBeside, turnTo } = usePartSearch();
  if (!wide) return <PartList wanted={wanted} onChange={change} />;
  const shown = asPartNumber(chosen ?? '');
  return (
    <Panes
      list={<PartList wanted={wanted} onChange={change} beside={addressBeside} shown={shown} />}
      detailLabel={shown || t('part')}
      detail={
        shown ? (
          <Suspense fallback={<Screen busy>{null}</Screen>}>
            <PartDetail key={shown} partNumber={shown} tab={tab} onTab={turnTo} />
          </Suspense>
        ) : (
          <Screen fill>
            <EmptyState icon={IconPart} title={t('chooseOne')} how={t('chooseOneHow')} />
          </Screen>
        )
      }
    />
  );
}
