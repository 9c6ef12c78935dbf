import type { Hit } from '@gemba/contract/search/find-everything';
import { useTranslations } from 'use-intl';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { HitRow } from './HitRow.tsx';

type Props = {
  title: string;
  hits: readonly Hit[];
  typed: string;
  /** The list with all of them, where some are left out. */
  all?: `/${string}` | undefined;
  /** A row is chosen, and not followed to the screen of its hit. */
  chosen?: boolean;
  onOpen: (hit: Hit) => void;
};

export const keyOf = ({ kind, id, name }: Hit) => `${kind} ${id} ${name}`;

export function HitSection({ title, hits, typed, all, chosen = false, onOpen }: Props) {
  const t = useTranslations('search');
  return (
    <section>
      <SectionHeader title={title} action={all && { label: t('all'), href: all }} />
      <List aria-label={title}>
        {hits.map((hit) => (
          <HitRow key={keyOf(hit)} hit={hit} typed={typed} chosen={chosen} onOpen={() => onOpen(hit)} />
        ))}
      </List>
    </section>
  );
}
