import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconCamera, IconCancelled, IconDone, IconGo, IconKeyboard, IconScan } from '../icons.ts';
import { IconButton } from './IconButton.tsx';
import { KitLink } from './link.tsx';
import styles from './ScanBar.module.css';

const c = classesOf(styles);

/** The last scan: accepted, or refused with the reason. A refused scan changes nothing. `href`: the document that it made. */
export type ScanResult = { accepted: boolean; what: ReactNode; outcome?: ReactNode; href?: string };

type Props = {
  /** The codes that may be scanned now. */
  expects: ReactNode;
  /** Instead of "Ready to scan", while the scanner waits for something. */
  title?: ReactNode;
  last?: ScanResult | undefined;
  onCamera?: (() => void) | undefined;
  onType?: (() => void) | undefined;
};

/** For a Strip, under the AppBar. */
export function ScanBar({ expects, title, last, onCamera, onType }: Props) {
  const t = useTranslations('kit');
  return (
    <section aria-label={t('readyToScan')}>
      <div className={c('bar')}>
        <span className={c('eye')}>
          <IconScan size={34} />
        </span>
        <div className={c('words')}>
          <p className={c('title')}>{title ?? t('readyToScan')}</p>
          <p className={c('expects')}>{expects}</p>
        </div>
        {onCamera && <IconButton icon={IconCamera} label={t('camera')} onClick={onCamera} />}
        {onType && <IconButton icon={IconKeyboard} label={t('typeIn')} onClick={onType} />}
      </div>
      <div role="status">{last?.accepted && <Band result={last} />}</div>
      <div role="alert">{last && !last.accepted && <Band result={last} />}</div>
    </section>
  );
}

function Band({ result: { accepted, what, outcome, href } }: { result: ScanResult }) {
  const Picture = accepted ? IconDone : IconCancelled;
  const look = c('band', accepted ? 'accepted' : 'refused');
  const words = (
    <>
      <Picture size={20} />
      <span className={c('what')}>{what}</span>
      {outcome && <span className={c('outcome')}>{outcome}</span>}
    </>
  );
  if (href === undefined) return <p className={look}>{words}</p>;
  return (
    <KitLink href={href} className={look}>
      {words}
      <IconGo size={16} />
    </KitLink>
  );
}
