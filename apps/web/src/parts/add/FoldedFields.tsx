import { type ReactNode, useState } from 'react';
import { Fold } from '../../kit/ui/Fold.tsx';
import styles from './AddPartScreen.module.css';

type Props = { title: string; wrong: boolean; children: ReactNode };

/** A group of fields out of the way. It opens when one of them is wrong, and does not close while that is put right. */
export function FoldedFields({ title, wrong, children }: Props) {
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  return (
    <Fold title={title} open={open}>
      <div className={styles['fields']}>{children}</div>
    </Fold>
  );
}
