import { type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import styles from './AppBar.module.css';
import { BarSubtitle } from './bar-subtitle.ts';
import { classesOf } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { IconBack, IconClose } from './icons.ts';
import { PartOfPage } from './Panes.tsx';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Leaves a mode (selecting, editing) instead of the screen. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** A tab's first screen: large title, nothing to go back to. */
  root?: boolean;
  actions?: ReactNode;
};

export function AppBar({ title, subtitle, onBack, onClose, closeLabel, root, actions }: Props) {
  const t = useTranslations('kit');
  const usual = use(BarSubtitle);
  const Heading = use(PartOfPage) ? 'h2' : 'h1';
  return (
    <header className={c('bar', root && 'root', !onBack && !onClose && 'bare')}>
      {onBack && <IconButton icon={IconBack} label={t('back')} onClick={onBack} />}
      {onClose && <IconButton icon={IconClose} label={closeLabel ?? t('close')} onClick={onClose} />}
      <div className={c('words')}>
        <Heading className={c('title')}>{title}</Heading>
        {(subtitle || usual) && (
          <p className={c('subtitle')}>
            {subtitle && <span>{subtitle}</span>}
            {usual && <span>{usual}</span>}
          </p>
        )}
      </div>
      {actions}
    </header>
  );
}
