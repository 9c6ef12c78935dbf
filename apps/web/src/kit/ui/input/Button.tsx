import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { announce } from '../feedback/announce.ts';
import type { Icon } from '../icons.ts';
import styles from './Button.module.css';

const c = classesOf(styles);

export type ButtonKind = 'primary' | 'quiet' | 'outline' | 'danger' | 'text' | 'scan';
type Props = Omit<ComponentProps<'button'>, 'onClick' | 'className'> & {
  kind?: ButtonKind | undefined;
  small?: boolean;
  wide?: boolean;
  icon?: Icon | undefined;
  busy?: boolean | undefined;
  /** A returned promise keeps the button busy until it settles. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
};

export function Button(props: Props) {
  const { kind = 'quiet', small, wide, icon: Icon, busy = false, onClick, children, type = 'button', ...rest } = props;
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
      {...rest}
      type={type}
      className={c('button', kind, small && 'small', wide && 'wide', waiting && 'busy')}
      // Not `disabled` while busy: that would lose the focus.
      aria-disabled={waiting || undefined}
      aria-busy={waiting || undefined}
      onClick={handleClick}
    >
      {waiting ? <span className={c('ring')} /> : Icon && <Icon size={small ? 20 : 24} />}
      <span>{children}</span>
    </button>
  );
}
