import type { Hit } from '@gemba/contract/search/find-everything';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconDone, IconScan } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { OrderStatus } from '../../orders/index.ts';
import { goodsActs } from '../../parts/index.ts';
import { actionsWith } from '../hit-actions.ts';
import { useHitView } from '../use-hit-view.ts';
import { LiesHere } from './LiesHere.tsx';
import styles from './scan.module.css';

type Props = { hit: Hit; open: boolean; onClose: () => void; onOpen: (address: `/${string}`) => void };

/** The thing that was scanned: its code large, what lies there, its next step. The reader stays armed. */
export function ScanResultSheet({ hit, open, onClose, onOpen }: Props) {
  const t = useTranslations('search');
  const figures = useFigures();
  const menus = useMenus();
  const { title, sub, href } = useHitView()(hit);
  const { kind, status, due } = hit;
  const actions = actionsWith(hit, menus).filter(({ label }) => label !== 'stock');
  const goods = kind === 'part' ? { part: hit.id } : kind === 'location' ? { location: hit.id } : undefined;
  const holdsStock = (kind === 'part' || kind === 'location') && menus.has('/inventory/list');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      scansOn
      title={
        <span className={styles['title']}>
          <span className={styles['got']}>
            <IconDone />
          </span>
          <span className="code">{title}</span>
        </span>
      }
      sub={[sub, due && t('due', { day: figures.day(due) })].filter(Boolean).join(' · ')}
      footer={
        <>
          <div className={styles['actions']}>
            {actions.map(({ label, icon, href: to }) => (
              <Button key={to} kind="primary" icon={icon} onClick={() => onOpen(to)}>
                {t(label)}
              </Button>
            ))}
            <Button kind={actions.length === 0 ? 'primary' : 'quiet'} onClick={() => onOpen(href)}>
              {t('open')}
            </Button>
          </div>
          <p className={styles['armed']}>
            <IconScan size={28} />
            <span>
              <b>{t('next')}</b>
              <span>{t('nextWhat')}</span>
            </span>
          </p>
        </>
      }
    >
      {status && <OrderStatus kind={kind} status={status} large />}
      {goods && (
        <div className={styles['acts']}>
          {goodsActs(goods, menus).map(({ act, href: to }) => (
            <Button key={act} small kind="outline" onClick={() => onOpen(to)}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </div>
      )}
      {holdsStock && <LiesHere hit={hit} onOpen={onOpen} onFollow={onClose} />}
    </Sheet>
  );
}
