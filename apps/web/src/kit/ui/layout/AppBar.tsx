import { type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { IconBack, IconClose } from '../icons.ts';
import { IconButton } from '../input/IconButton.tsx';
import styles from './AppBar.module.css';
import { BarSearch, BarSubtitle } from './bar-context.ts';
import { PartOfPage } from './part-of-page.ts';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Leaves a mode (selecting, editing) instead of the screen. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** The first screen of a tab: large title, no Back button. */
  root?: boolean;
  /** How it stands: live, on hold. Where the bar is full it has a line of its own. */
  state?: ReactNode;
  actions?: ReactNode;
};

export function AppBar({ title, subtitle, onBack, onClose, closeLabel, root, state, actions }: Props) {
  const t = useTranslations('kit');
  const usual = use(BarSubtitle);
  const search = use(BarSearch);
  const isPart = use(PartOfPage);
  const seeks = !isPart && !onClose && !!search;
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <header className={c('bar', root && 'root', !onBack && !onClose && 'bare')}>
      {onBack && <IconButton icon={IconBack} label={t('back')} onClick={onBack} />}
      {onClose && <IconButton icon={IconClose} label={closeLabel ?? t('close')} onClick={onClose} />}
      <div className={c('words')}>
        <Heading className={c('title')}>{wholeCodes(title)}</Heading>
        {(subtitle || usual) && (
          <p className={c('subtitle')}>
            {subtitle && <span>{wholeCodes(subtitle)}</span>}
            {usual && <span>{usual}</span>}
          </p>
        )}
      </div>
      {state}
      {(actions || seeks) && (
        <div className={c('actions')}>
          {actions}
          {seeks && search}
        </div>
      )}
    </header>
  );
}
