import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/ui/Card.tsx';
import { List } from '../../kit/ui/List.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import type { AnyOrder } from './detail-kind.ts';
import { LineRow } from './LineRow.tsx';
import { LineSheet } from './LineSheet.tsx';
import type { LineKind } from './line-view.ts';
import type { Currencies } from './use-written.tsx';

type Props = { order: AnyOrder; kind: LineKind<AnyOrder>; money: Currencies };

/** Items, components or operations, each opening into all that is known of it. */
export function LinesPart({ order, kind, money }: Props) {
  const t = useTranslations('orders');
  const [opened, setOpened] = useState<number>();
  const lines = kind.lines(order);
  return (
    <section>
      <SectionHeader title={t(kind.title, { count: lines.length })} note={t(`linesNote.${kind.title}`)} />
      {lines.length === 0 ? (
        <Card pad>{t(`noLines.${kind.title}`)}</Card>
      ) : (
        <List>
          {lines.map((line) => (
            <LineRow key={line.number} line={line} currency={money.currency} onOpen={() => setOpened(line.number)} />
          ))}
        </List>
      )}
      <LineSheet
        line={lines.find(({ number }) => number === opened)}
        groups={kind.groups}
        money={money}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
