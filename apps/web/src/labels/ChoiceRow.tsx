import type { ReactNode } from 'react';
import { classesOf } from '../kit/ui/classes.ts';
import { IconTile } from '../kit/ui/IconTile.tsx';
import type { Icon } from '../kit/ui/icons.ts';
import { ListRow } from '../kit/ui/ListRow.tsx';
import styles from './ChoiceRow.module.css';

const c = classesOf(styles);

type Props = {
  icon: Icon;
  label: string;
  value: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
};

/** What was chosen, under the word for it. */
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
