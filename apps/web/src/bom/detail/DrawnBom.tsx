import { BOM_LEVELS } from '@gemba/contract/bom/bom-shapes';
import { getBom } from '@gemba/contract/bom/get-bom';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconBom, IconCollapse, IconDocument, IconDrawing, IconExpand, IconPart } from '../../kit/ui/icons.ts';
import type { MenuItem } from '../../kit/ui/MenuButton.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { BomHeadCard } from './BomHeadCard.tsx';
import { BomTree } from './BomTree.tsx';
import type { Bom } from './bom.ts';
import styles from './DrawnBom.module.css';
import { useTree } from './use-tree.ts';

type Props = {
  bom: Bom;
  chosenRevision: string | undefined;
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
  onRevision: (revision: string) => void;
};

export function DrawnBom({ bom, chosenRevision, onBack, onRefresh, onRevision }: Props) {
  const t = useTranslations('bom');
  const tree = useTree(bom.partNumber, chosenRevision, bom.rows);
  const ways = useWays(bom.partNumber);
  // As a table it is wanted whole, however far the tree is open.
  const query = { revision: chosenRevision, levels: String(BOM_LEVELS) };
  const list = { call: getBom, input: { params: { partNumber: bom.partNumber }, query } };
  const deep = bom.rows.some(({ hasBom }) => hasBom);
  return (
    <Screen
      header={
        <AppBar
          title={t('title')}
          onBack={onBack}
          actions={
            <>
              {deep && (
                <IconButton
                  icon={tree.everything ? IconCollapse : IconExpand}
                  label={t(tree.everything ? 'closeAll' : 'openAll')}
                  aria-busy={tree.isOpening || undefined}
                  onClick={() => (tree.everything ? tree.closeAll() : void tree.openAll().catch(() => undefined))}
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
          {tree.more && <Banner tone="warn" title={t('cutOff', { count: tree.lines.length })} />}
          <BomTree tree={tree} currency={bom.currency} />
        </div>
      </PullToRefresh>
    </Screen>
  );
}

/** Where else the part can be looked at, by this person. */
const useWays = (partNumber: string): MenuItem[] => {
  const t = useTranslations('bom');
  const linkTo = useLinkTo();
  const part = linkTo('part', partNumber);
  const documents = linkTo('documentsOfPart', partNumber);
  const drawings = linkTo('drawingsOfPart', partNumber);
  return [
    ...(part ? [{ key: 'part', label: t('way.part'), icon: IconPart, href: part }] : []),
    ...(part ? [{ key: 'whereUsed', label: t('way.whereUsed'), icon: IconBom, href: `${part}&tab=whereUsed` }] : []),
    ...(documents ? [{ key: 'documents', label: t('way.documents'), icon: IconDocument, href: documents }] : []),
    ...(drawings ? [{ key: 'drawings', label: t('way.drawings'), icon: IconDrawing, href: drawings }] : []),
  ];
};
