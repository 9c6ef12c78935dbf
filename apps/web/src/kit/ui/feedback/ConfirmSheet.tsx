import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { Button } from '../input/Button.tsx';
import styles from './ConfirmSheet.module.css';
import { Sheet } from './Sheet.tsx';

const c = classesOf(styles);

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The consequences. */
  children?: ReactNode;
  /** The verb and its object: "Delete alarm type". Never "OK". */
  confirmLabel: string;
  /** The cancel button, as a verb too: "Keep it". */
  cancelLabel?: string;
  /** A returned promise keeps the button busy. */
  onConfirm: () => unknown;
  busy?: boolean;
  danger?: boolean;
  /** Nobody tapped to open it: an answer of the server, or a scan. */
  unasked?: boolean;
};

/** Only where the specification asks for it; everywhere else prefer undo. */
export function ConfirmSheet(props: Props) {
  const { open, onClose, title, children, confirmLabel, cancelLabel, onConfirm, busy, danger, unasked = false } = props;
  const t = useTranslations('kit');
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      asks
      unasked={unasked}
      initialFocus={safe}
      footer={
        <div className={c('buttons')}>
          <Button ref={safe} kind="outline" onClick={onClose}>
            {cancelLabel ?? t('goBack')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children && <div className={c('text')}>{children}</div>}
    </Sheet>
  );
}
