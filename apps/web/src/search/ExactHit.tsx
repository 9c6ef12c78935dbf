import type { Hit } from '@gemba/contract/search/find-everything';
import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import { Card } from '../kit/ui/layout/Card.tsx';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { OrderStatus } from '../orders/index.ts';
import { actionsWith } from './hit-actions.ts';
import { Marked } from './Marked.tsx';
import styles from './search.module.css';
import { useHitView } from './use-hit-view.ts';

type Props = { hit: Hit; typed: string; onOpen: (address: `/${string}`) => void };

/** The thing whose number was typed, with the next step. */
export function ExactHit({ hit, typed, onOpen }: Props) {
  const t = useTranslations('search');
  const figures = useFigures();
  const menus = useMenus();
  const { icon, title, code, sub, href } = useHitView()(hit);
  const { kind, status, due, onHand, uom } = hit;
  const facts = [due && t('due', { day: figures.day(due) }), onHand && `${figures.quantity(onHand)} ${uom ?? ''}`];
  const actions = actionsWith(hit, menus);
  return (
    <Card pad>
      <div className={styles['exact']}>
        <IconTile icon={icon} tone="brand" />
        <div className={styles['words']}>
          <div className={styles['line']}>
            <h3 className={`${styles['title']} ${code ? 'code' : ''}`}>
              <Marked text={title} typed={typed} />
            </h3>
            {status && <OrderStatus kind={kind} status={status} />}
          </div>
          <p className={styles['sub']}>{[sub, ...facts].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={styles['actions']}>
        {actions.map(({ label, icon: Icon, href: to }) => (
          <Button key={to} kind="primary" icon={Icon} onClick={() => onOpen(to)}>
            {t(`step.${label}`)}
          </Button>
        ))}
        {!actions.some((action) => action.href === href) && <Button onClick={() => onOpen(href)}>{t('open')}</Button>}
      </div>
    </Card>
  );
}
