import type { ComponentProps } from 'react';
import { Badge } from './Badge.tsx';
import { classesOf } from './classes.ts';
import styles from './IconButton.module.css';
import type { Icon } from './icons.ts';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  icon: Icon;
  /** What it does, in words; with a badge also how many. */
  label: string;
  badge?: number | undefined;
  tone?: 'plain' | 'brand' | 'scan';
  size?: number;
};

export function IconButton({ icon: Icon, label, badge, tone = 'plain', size = 24, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={c('button', tone)}>
      <Icon size={size} />
      {badge !== undefined && <Badge count={badge} />}
    </button>
  );
}
