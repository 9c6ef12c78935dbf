import { Dialog } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { useBackCloses } from '../../router/use-back-closes.ts';
import { openSheet } from '../../scan/open-sheets.ts';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { IconClose } from '../icons.ts';
import { DOUBLE_TAP_MS, isSecondTap, lastPress, type Press } from './last-press.ts';
import styles from './Sheet.module.css';
import { watchRoom } from './watch-room.ts';

const c = classesOf(styles);

/** A sheet that begins with a search is typed into at once, also after a tap. */
const searchField = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>('input[type=search]');

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  sub?: ReactNode;
  children?: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** The first focus; by default a search field, else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The sheet itself tells scans from typing. */
  tellsScans?: boolean;
  /** Scanning goes on while the sheet is open. */
  scansOn?: boolean;
  /** A person answers it: a scan does not close it, as it does a sheet in which nothing was done yet. */
  asks?: boolean;
  /** It comes by itself, under a finger that means something else. */
  unasked?: boolean;
  /** Runs after the sheet has closed, to clear its content. */
  onClosed?: () => void;
};

/**
 * A modal dialog that rises from below: the focus stays inside; Escape, the phone's Back and the backdrop close it.
 * Centred on a wide window.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, sub, children, footer, initialFocus, onKeyDown, onClosed } = props;
  const { tellsScans = false, scansOn = false, asks = false, unasked = false } = props;
  const t = useTranslations('kit');
  const popup = useRef<HTMLDivElement>(null);
  const opening = useRef<{ at: number; press?: Press | undefined }>({ at: 0 });
  useEffect(() => {
    if (open) opening.current = { at: performance.now(), press: lastPress() };
  }, [open]);
  useBackCloses(open, onClose);
  const keepRoom = useCallback((sheet: HTMLDivElement | null) => {
    popup.current = sheet;
    return sheet ? watchRoom(sheet) : undefined;
  }, []);
  const { noteInput, noteClick } = useGivingWay({ open, onClose, tellsScans, scansOn, asks });
  // The second half of the tap that opened it hits the backdrop, or a control of a sheet that nobody has asked for.
  const isEcho = () => performance.now() - opening.current.at < DOUBLE_TAP_MS;
  const dropEcho = (click: MouseEvent) => {
    if (!unasked || !isSecondTap(opening.current.press, click)) return;
    click.preventDefault();
    click.stopPropagation();
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { reason }) => !next && !(reason === 'outside-press' && isEcho()) && onClose()}
      onOpenChangeComplete={(shown) => !shown && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={c('scrim')} />
        <Dialog.Viewport className={c('viewport')}>
          <Dialog.Popup
            className={c('sheet')}
            data-tells-scans={tellsScans || undefined}
            onKeyDown={onKeyDown}
            onInput={noteInput}
            onClick={noteClick}
            onClickCapture={dropEcho}
            initialFocus={initialFocus ?? (() => searchField(popup.current) ?? true)}
            ref={keepRoom}
          >
            <div className={c('head')}>
              <div className={c('words')}>
                <Dialog.Title className={c('title')}>{wholeCodes(title)}</Dialog.Title>
                {sub && <Dialog.Description className={c('sub')}>{wholeCodes(sub)}</Dialog.Description>}
              </div>
              <Dialog.Close className={c('close')} aria-label={t('close')}>
                <IconClose />
              </Dialog.Close>
            </div>
            <div className={c('body')} data-body>
              {children}
            </div>
            {footer && <div className={c('footer')}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Way = Required<Pick<SheetProps, 'open' | 'onClose' | 'tellsScans' | 'scansOn' | 'asks'>>;

/** A scan closes a sheet, unless somebody has typed or chosen something in it. */
const useGivingWay = ({ open, onClose, tellsScans, scansOn, asks }: Way) => {
  const isWorkedOn = useRef(false);
  const giveWay = useEffectEvent(() => {
    if (asks || isWorkedOn.current) return false;
    onClose();
    return true;
  });
  useLayoutEffect(() => {
    if (!open || tellsScans) return undefined;
    isWorkedOn.current = false;
    return openSheet({ scansOn, giveWay: () => giveWay() });
  }, [open, tellsScans, scansOn]);
  return {
    noteInput: () => {
      isWorkedOn.current = true;
    },
    noteClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button, label')) isWorkedOn.current = true;
    },
  };
};
