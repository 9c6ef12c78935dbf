import type { ReactNode } from 'react';
import { classesOf } from '../kit/ui/classes.ts';
import type { Icon } from '../kit/ui/icons.ts';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import styles from './ChoiceRow.module.css';

const c = classesOf(styles);

type Props = {
  icon: Icon;
  label: string;
  value: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
};

/** The chosen value under its label. */
export function ChoiceRow({ icon, label, value, href, onClick }: Props) {
  return (
    <ListRow
      lead={<IconTile icon={icon} />}
      title={
        <>
          <span className={c('label')}>{label}</span>
          <span className={c('value')}>{value}</span>
        </>
      }
      chevron={!!(href || onClick)}
      href={href}
      onClick={onClick}
    />
  );
}
