import { useTranslations } from 'use-intl';
import type { Icon } from '../kit/ui/icons.ts';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { Marked } from './Marked.tsx';

/** A function that this person may open, with the typed words in its name or its group's. */
export interface FunctionHit {
  path: string;
  label: string;
  icon: Icon;
}

type Props = { functions: readonly FunctionHit[]; typed: string };

export function FunctionHits({ functions, typed }: Props) {
  const t = useTranslations('search');
  return (
    <section>
      <SectionHeader title={t('functions')} />
      <List aria-label={t('functions')}>
        {functions.map(({ path, label, icon }) => (
          <ListRow
            key={path}
            lead={<IconTile icon={icon} tone="brand" />}
            title={<Marked text={label} typed={typed} />}
            href={path}
          />
        ))}
      </List>
    </section>
  );
}
