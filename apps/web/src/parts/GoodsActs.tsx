import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { IconCount, IconLabel, IconMove, IconReceive, IconShip } from '../kit/ui/icons.ts';
import { KitLink } from '../kit/ui/input/link.tsx';
import styles from './GoodsActs.module.css';
import { type Goods, goodsActs } from './goods-acts.ts';

const icons = { move: IconMove, count: IconCount, label: IconLabel, receive: IconReceive, issue: IconShip };

/** Move, count, label, receive, issue: what this person may do with the goods on the screen, in one row. */
export function GoodsActs(goods: Goods) {
  const t = useTranslations('parts');
  const acts = goodsActs(goods, useMenus());
  if (acts.length === 0) return null;
  return (
    <nav aria-label={t('acts')} className={styles['acts']}>
      {acts.map(({ act, href }) => {
        const Icon = icons[act];
        return (
          <KitLink key={act} href={href} className={styles['act']}>
            <Icon size={20} />
            {t(`act.${act}`)}
          </KitLink>
        );
      })}
    </nav>
  );
}
