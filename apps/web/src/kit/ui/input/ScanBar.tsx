import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconCamera, IconCancelled, IconDone, IconKeyboard, IconScan } from '../icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './ScanBar.module.css';

const c = classesOf(styles);

/** The last scan: accepted, or refused with the reason. A refused scan changes nothing. */
export type ScanResult = { accepted: boolean; what: ReactNode; outcome?: ReactNode };

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

function Band({ result: { accepted, what, outcome } }: { result: ScanResult }) {
  const Picture = accepted ? IconDone : IconCancelled;
  return (
    <p className={c('band', accepted ? 'accepted' : 'refused')}>
      <Picture size={20} />
      <span className={c('what')}>{what}</span>
      {outcome && <span className={c('outcome')}>{outcome}</span>}
    </p>
  );
}
