import type { Tile } from '@gemba/contract/today/job';
import { useTranslations } from 'use-intl';
import { classesOf } from '../kit/ui/classes.ts';
import { asUnbroken } from '../kit/ui/figures/as-code.tsx';
import { IconWarning } from '../kit/ui/icons.ts';
import { KitLink } from '../kit/ui/input/link.tsx';
import { shownTiles } from './shown-tiles.ts';
import styles from './TodayNumbers.module.css';

const c = classesOf(styles);

/** The four numbers that matter most; one with something late is red and has a triangle. */
export function TodayNumbers({ tiles }: { tiles: readonly Tile[] }) {
  const t = useTranslations('today');
  return (
    <ul role="list" aria-label={t('numbers')} className={c('numbers')}>
      {shownTiles(tiles).map(({ kind, count, late, more }) => (
        <li key={kind}>
          <KitLink href={`/home?kind=${kind}`} className={c('number', late > 0 && 'late')}>
            <span className={c('count')}>
              {more ? t('moreThan', { count: String(count) }) : count}
              {late > 0 && <IconWarning size={20} />}
            </span>
            <span className={c('label')}>
              {late > 0
                ? t.rich('withLate', { label: t(`number.${kind}`), count: String(late), unbroken: asUnbroken })
                : t(`number.${kind}`)}
            </span>
          </KitLink>
        </li>
      ))}
    </ul>
  );
}
