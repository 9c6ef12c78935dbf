import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Tree } from '../../kit/ui/list/Tree.tsx';
import { BomLine } from './BomLine.tsx';
import styles from './BomTree.module.css';
import { keyOf, type TreeLine } from './tree.ts';

type Props = {
  tree: {
    lines: readonly TreeLine[];
    toggle: (row: BomRow) => void;
    retry: (component: string) => Promise<unknown>;
  };
  currency: string;
};

const placeOf = (line: TreeLine) =>
  'gap' in line
    ? { level: line.row.level, position: 0, setSize: 1, expanded: undefined }
    : { level: line.row.level - 1, position: line.position, setSize: line.setSize, expanded: line.open };

export function BomTree({ tree: { lines, toggle, retry }, currency }: Props) {
  const t = useTranslations('bom');
  const kit = useTranslations('kit');
  return (
    <Tree label={t('title')} lines={lines} keyOf={keyOf} placeOf={placeOf} onToggle={({ row }) => toggle(row)}>
      {(line, { key, ...item }) =>
        'gap' in line ? (
          <li key={key} {...item} className={styles['gap']}>
            {line.gap === 'coming' ? kit('loading') : kit('moreFailed')}
            {line.gap === 'failed' && (
              <Button small kind="outline" onClick={() => retry(line.row.component)}>
                {kit('tryAgain')}
              </Button>
            )}
          </li>
        ) : (
          <BomLine key={key} line={line} currency={currency} item={item} onToggle={() => toggle(line.row)} />
        )
      }
    </Tree>
  );
}
