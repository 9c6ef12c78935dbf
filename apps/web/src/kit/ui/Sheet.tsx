import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from './classes.ts';
import { IconClose } from './icons.ts';
import styles from './Sheet.module.css';

const c = classesOf(styles);

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  sub?: ReactNode;
  children?: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Where the focus goes first; else to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** It looks itself whether keys are a scanner's. */
  tellsScans?: boolean;
  /** Runs after the sheet has gone, to clear what it showed. */
  onClosed?: () => void;
};

/** A real dialog that rises from below: the focus stays inside, Escape and the scrim close it. Centred on a wide window. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, sub, children, footer, initialFocus, onKeyDown, tellsScans, onClosed } = props;
  const t = useTranslations('kit');
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(shown) => !shown && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={c('scrim')} />
        <Dialog.Viewport className={c('viewport')}>
          <Dialog.Popup
            className={c('sheet')}
            data-tells-scans={tellsScans || undefined}
            onKeyDown={onKeyDown}
            {...(initialFocus && { initialFocus })}
          >
            <div className={c('head')}>
              <div className={c('words')}>
                <Dialog.Title className={c('title')}>{title}</Dialog.Title>
                {sub && <Dialog.Description className={c('sub')}>{sub}</Dialog.Description>}
              </div>
              <Dialog.Close className={c('close')} aria-label={t('close')}>
                <IconClose />
              </Dialog.Close>
            </div>
            <div className={c('body')}>{children}</div>
            {footer && <div className={c('footer')}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
