import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Icon } from '../ui/icons.ts';
import { Button } from '../ui/input/Button.tsx';
import type { NextOrder } from './next-order.ts';
import styles from './WaysOn.module.css';

type Props = {
  next: NextOrder;
  nextLabel: (number: string) => string;
  icon: Icon;
  /** The next order is the likeliest step, unless another button comes before it. */
  kind?: 'primary' | 'outline';
  back: { label: string; href: `/${string}` };
  /** The other ways, in between. */
  children?: ReactNode;
};

/**
 * The ways on after a posting. The place of the next order is kept until it is known, so that no button moves under a
 * finger. Where there is none, the way back stands there.
 */
export function WaysOn({ next, nextLabel, icon, kind = 'primary', back, children }: Props) {
  const navigate = useNavigate();
  const go = (href: `/${string}`) => void navigate({ href });
  return (
    <>
      {next === undefined && <span className={styles['place']} />}
      {next && (
        <Button kind={kind} wide icon={icon} onClick={() => go(next.href)}>
          {nextLabel(next.number)}
        </Button>
      )}
      {next === null && (
        <Button kind={kind} wide onClick={() => go(back.href)}>
          {back.label}
        </Button>
      )}
      {children}
      {next !== null && (
        <Button kind="text" wide onClick={() => go(back.href)}>
          {back.label}
        </Button>
      )}
    </>
  );
}
