import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { announce } from '../feedback/announce.ts';
import type { Icon } from '../icons.ts';
import styles from './Button.module.css';

const c = classesOf(styles);

/** `go` and `wait` are the controls of a clock: start and pause. */
export type ButtonKind = 'primary' | 'quiet' | 'outline' | 'danger' | 'text' | 'scan' | 'go' | 'wait';
type Props = Omit<ComponentProps<'button'>, 'onClick' | 'className'> & {
  kind?: ButtonKind | undefined;
  small?: boolean;
  /** A control that is hit without looking: its icon stands above its label. */
  tall?: boolean;
  wide?: boolean;
  icon?: Icon | undefined;
  busy?: boolean | undefined;
  /** A returned promise keeps the button busy until it settles. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
};

export function Button(props: Props) {
  const { kind = 'quiet', small, tall, wide, icon: Icon, busy = false, onClick, children, ...rest } = props;
  const t = useTranslations('kit');
  const [running, setRunning] = useState(false);
  const locked = useRef(false);
  const waiting = busy || running;

  useEffect(() => {
    if (waiting) announce(t('working'));
  }, [waiting, t]);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A ref, not the state: a second tap may arrive before React has rendered the first one.
    if (busy || locked.current) return event.preventDefault();
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    locked.current = true;
    setRunning(true);
    const release = () => {
      locked.current = false;
      setRunning(false);
    };
    result.then(release, release);
  };

  return (
    <button
      type="button"
      {...rest}
      className={c('button', kind, small && 'small', tall && 'tall', wide && 'wide', waiting && 'busy')}
      // Not `disabled` while busy: that would lose the focus.
      aria-disabled={waiting || undefined}
      aria-busy={waiting || undefined}
      onClick={handleClick}
    >
      {waiting ? <span className={c('ring')} /> : Icon && <Icon size={small ? 20 : tall ? 28 : 24} />}
      <span>{wholeCodes(children)}</span>
    </button>
  );
}
