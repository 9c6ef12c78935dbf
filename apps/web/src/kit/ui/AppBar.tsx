import { type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import styles from './AppBar.module.css';
import { BackWay } from './back.ts';
import { BarSubtitle } from './bar-subtitle.ts';
import { classesOf } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { IconBack, IconClose } from './icons.ts';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Back to where the person came from, as the shell knows it. */
  back?: boolean;
  onBack?: (() => void) | undefined;
  /** Leaves a mode (selecting, editing) instead of the screen. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** A tab's first screen: large title, nothing to go back to. */
  root?: boolean;
  actions?: ReactNode;
};

export function AppBar({ title, subtitle, back, onBack, onClose, closeLabel, root, actions }: Props) {
  const t = useTranslations('kit');
  const usual = useContext(BarSubtitle);
  const way = useContext(BackWay);
  const goBack = onBack ?? (back ? way : undefined);
  return (
    <header className={c('bar', root && 'root', !goBack && !onClose && 'bare')}>
      {goBack && <IconButton icon={IconBack} label={t('back')} onClick={goBack} />}
      {onClose && <IconButton icon={IconClose} label={closeLabel ?? t('close')} onClick={onClose} />}
      <div className={c('words')}>
        <h1 className={c('title')}>{title}</h1>
        {(subtitle ?? usual) && <p className={c('subtitle')}>{subtitle ?? usual}</p>}
      </div>
      {actions}
    </header>
  );
}
