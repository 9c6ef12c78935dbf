import { BOM_LEVELS, BOM_ROWS_AT_MOST } from '@gemba/contract/bom/bom-shapes';
import { mayChangeBoms } from '@gemba/contract/bom/change-bom';
import { getBom } from '@gemba/contract/bom/get-bom';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, usePerson } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import {
  IconBom,
  IconCollapse,
  IconDocument,
  IconDrawing,
  IconEdit,
  IconExpand,
  IconNarrow,
  IconPart,
  IconSearch,
} from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { BomFilters } from './BomFilters.tsx';
import { BomHeadCard } from './BomHeadCard.tsx';
import { BomTree } from './BomTree.tsx';
import styles from './BomView.module.css';
import type { Bom } from './bom.ts';
import { Routing } from './Routing.tsx';
import { useTree } from './use-tree.ts';

type Props = {
  bom: Bom;
  chosenRevision: string | undefined;
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
  onRevision: (revision: string) => void;
};

export function BomView({ bom, chosenRevision, onBack, onRefresh, onRevision }: Props) {
  const t = useTranslations('bom');
  const tree = useTree(bom, chosenRevision);
  const ways = useWays(bom.partNumber);
  const [searching, setSearching] = useState(tree.filter.q !== '');
  // The export always has all levels, however far the tree is open.
  const query = { revision: chosenRevision, levels: String(BOM_LEVELS) };
  const list = { call: getBom, input: { params: { partNumber: bom.partNumber }, query } };
  const everything = tree.levels === BOM_LEVELS;
  return (
    <Screen
      header={
        <AppBar
          title={t('title')}
          onBack={onBack}
          actions={
            <>
              <IconButton
                icon={IconNarrow}
                label={t('findIn')}
                aria-pressed={searching}
                onClick={() => {
                  setSearching(!searching);
                  if (searching) tree.setFilter({ ...tree.filter, q: '' });
                }}
              />
              {bom.depth > 1 && (
                <IconButton
                  icon={everything ? IconCollapse : IconExpand}
                  label={t(everything ? 'closeAll' : 'openAll')}
                  aria-busy={tree.isOpening || undefined}
                  onClick={() => tree.openLevels(everything ? 1 : BOM_LEVELS)}
                />
              )}
              <ListMenu label={t('more')} items={ways} list={list} />
            </>
          }
        />
      }
      busy={tree.isOpening}
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['parts']}>
          <BomHeadCard bom={bom} onRevision={onRevision} />
          <Routing partNumber={bom.partNumber} revision={bom.revision} />
          <BomFilters bom={bom} tree={tree} searching={searching} />
          {tree.error && <LoadError error={tree.error} onRetry={tree.retryAll} />}
          {tree.more && <Banner tone="warn" title={t('cutOff', { count: BOM_ROWS_AT_MOST })} />}
          <p role="status" className={tree.found ? styles['found'] : 'sr-only'}>
            {tree.found !== undefined && t('found', { count: tree.found })}
          </p>
          {tree.found === 0 ? (
            <EmptyState icon={IconSearch} title={t('found', { count: 0 })} how={t('foundNoneHow')} />
          ) : (
            <BomTree tree={tree} currency={bom.currency} />
          )}
        </div>
      </PullToRefresh>
    </Screen>
  );
}

/** Links to the other screens about the part that this person may open. */
const useWays = (partNumber: string): MenuItem[] => {
  const t = useTranslations('bom');
  const linkTo = useLinkTo();
  const part = linkTo('part', partNumber);
  const documents = linkTo('documentsOfPart', partNumber);
  const drawings = linkTo('drawingsOfPart', partNumber);
  const change = linkTo('changeOfBom', partNumber);
  const { roles } = usePerson();
  return [
    ...(change && mayChangeBoms(roles) ? [{ key: 'change', label: t('change'), icon: IconEdit, href: change }] : []),
    ...(part ? [{ key: 'part', label: t('way.part'), icon: IconPart, href: part }] : []),
    ...(part ? [{ key: 'whereUsed', label: t('way.whereUsed'), icon: IconBom, href: `${part}&tab=whereUsed` }] : []),
    ...(documents ? [{ key: 'documents', label: t('way.documents'), icon: IconDocument, href: documents }] : []),
    ...(drawings ? [{ key: 'drawings', label: t('way.drawings'), icon: IconDrawing, href: drawings }] : []),
  ];
};
