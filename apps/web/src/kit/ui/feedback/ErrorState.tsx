import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { type Icon, IconOffline, IconRefresh } from '../icons.ts';
import { Button } from '../input/Button.tsx';
import { IconTile } from '../layout/IconTile.tsx';
import styles from './EmptyState.module.css';

const c = classesOf(styles);

type Props = {
  /** The default: the server could not be reached. */
  title?: ReactNode;
  /** The consequences; `null` where the title says it all. */
  children?: ReactNode;
  icon?: Icon;
  onRetry?: (() => unknown) | undefined;
  retrying?: boolean;
  /** A way to the last known state: "Show the list saved at 07:12". */
  saved?: ReactNode;
  /** Support details: a code, a time. */
  detail?: ReactNode;
};

export function ErrorState({ title, children, icon = IconOffline, onRetry, retrying, saved, detail }: Props) {
  const t = useTranslations('kit');
  return (
    <div className={c('empty')} role="alert">
      <IconTile icon={icon} tone="bad" large />
      <h2 className={c('title')}>{title ?? t('serverFailed')}</h2>
      {children !== null && <div className={c('text')}>{children ?? t('nothingLost')}</div>}
      {(onRetry || saved) && (
        <div className={c('action')}>
          {onRetry && (
            <Button kind="primary" icon={IconRefresh} busy={retrying} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {saved}
        </div>
      )}
      {detail && <p className={c('note')}>{detail}</p>}
    </div>
  );
}
