import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { KitLink } from '../kit/ui/input/link.tsx';
import styles from './GoodsActs.module.css';
import { type Goods, goodsActs } from './goods-acts.ts';

/** Move, count, label, receive, issue: what this person may do with the goods on the screen, in one row. */
export function GoodsActs(goods: Goods) {
  const t = useTranslations('parts');
  const acts = goodsActs(goods, useMenus());
  if (acts.length === 0) return null;
  return (
    <nav aria-label={t('acts')} className={styles['acts']}>
      {acts.map(({ act, icon: Icon, href }) => (
        <KitLink key={act} href={href} className={styles['act']}>
          <Icon size={20} />
          {t(`act.${act}`)}
        </KitLink>
      ))}
    </nav>
  );
}
