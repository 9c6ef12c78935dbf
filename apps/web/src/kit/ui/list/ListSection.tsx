import type { ReactNode } from 'react';
import { SectionHeader } from '../layout/SectionHeader.tsx';
import { List } from './List.tsx';

type Props = { title: string; note?: ReactNode; children: ReactNode };

/** Rows under a heading, which also names the list for a screen reader. */
export function ListSection({ title, note, children }: Props) {
  return (
    <section>
      <SectionHeader title={title} note={note} />
      <List aria-label={title}>{children}</List>
    </section>
  );
}
