import type { Hit } from '@gemba/contract/search/find-everything';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { IconDone, IconScan } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { OrderStatus } from '../../orders/index.ts';
import { goodsActs } from '../../parts/index.ts';
import { actionsWith } from '../hit-actions.ts';
import { useHitView } from '../use-hit-view.ts';
import { LiesHere } from './LiesHere.tsx';
import styles from './scan.module.css';

type Props = {
  code: string;
  /** Left out while the code is looked up. */
  hit: Hit | undefined;
  open: boolean;
  onClose: () => void;
  onOpen: (address: `/${string}`) => void;
};

/** The thing that was scanned: its code large, what lies there, its next step. The reader stays armed. */
export function ScanResultSheet({ code, hit, open, onClose, onOpen }: Props) {
  const t = useTranslations('search');
  const figures = useFigures();
  const viewOf = useHitView();
  const { title, sub } = hit ? viewOf(hit) : { title: code, sub: t('lookingUp') };
  const pieces = [...sub.split(' · '), hit?.due ? t('due', { day: figures.day(hit.due) }) : ''].filter(Boolean);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      scansOn
      title={
        <span className={styles['title']}>
          <span className={styles['got']}>{hit ? <IconDone /> : <IconScan />}</span>
          <span className={styles['fits']}>
            <FittedNumber size="code">{title}</FittedNumber>
          </span>
        </span>
      }
      sub={pieces.map((piece, index) => (
        <span key={`${index} ${piece}`} className={styles['piece']}>
          {wholeCodes(piece)}
          {index < pieces.length - 1 && ' ·'}{' '}
        </span>
      ))}
      footer={
        <>
          {hit && <NextSteps hit={hit} onOpen={onOpen} />}
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
      {hit ? <Found hit={hit} onOpen={onOpen} onFollow={onClose} /> : <ListSkeleton rows={2} />}
    </Sheet>
  );
}

function NextSteps({ hit, onOpen }: { hit: Hit; onOpen: Props['onOpen'] }) {
  const t = useTranslations('search');
  const menus = useMenus();
  const { href } = useHitView()(hit);
  const actions = actionsWith(hit, menus).filter(({ label }) => label !== 'stock');
  return (
    <div className={styles['actions']}>
      {actions.map(({ label, icon, href: to }, index) => (
        <Button key={to} kind={index === 0 ? 'primary' : 'quiet'} icon={icon} onClick={() => onOpen(to)}>
          {t(`step.${label}`)}
        </Button>
      ))}
      <Button kind={actions.length === 0 && !holdsGoods(hit) ? 'primary' : 'quiet'} onClick={() => onOpen(href)}>
        {t('open')}
      </Button>
    </div>
  );
}

const holdsGoods = ({ kind }: Hit) => kind === 'part' || kind === 'location';

function Found({ hit, onOpen, onFollow }: { hit: Hit; onOpen: Props['onOpen']; onFollow: () => void }) {
  const t = useTranslations('search');
  const menus = useMenus();
  const { kind, id, status } = hit;
  const acts = holdsGoods(hit) ? goodsActs(kind === 'part' ? { part: id } : { location: id }, menus) : [];
  return (
    <div className={styles['found']}>
      {status && <OrderStatus kind={kind} status={status} large />}
      {holdsGoods(hit) && menus.has('/inventory/list') && <LiesHere hit={hit} onOpen={onOpen} onFollow={onFollow} />}
      <div className={styles['acts']}>
        {acts.map(({ act, icon, href }, index) => (
          <Button key={act} kind={index === 0 ? 'primary' : 'quiet'} icon={icon} onClick={() => onOpen(href)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
