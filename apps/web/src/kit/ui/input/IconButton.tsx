import type { ComponentProps } from 'react';
import { classesOf } from '../classes.ts';
import { Badge } from '../feedback/Badge.tsx';
import type { Icon } from '../icons.ts';
import styles from './IconButton.module.css';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  icon: Icon;
  /** The action as text; with a badge also the count. */
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
