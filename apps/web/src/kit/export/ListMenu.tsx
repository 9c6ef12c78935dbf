import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { List } from '../client/use-pages.ts';
import { IconReceive } from '../ui/icons.ts';
import { MenuButton, type MenuItem } from '../ui/input/MenuButton.tsx';

const ExportSheet = lazy(async () => ({ default: (await import('./ExportSheet.tsx')).ExportSheet }));

type Props = {
  /** The list; undefined while nothing is asked for. */
  list: List | undefined;
  label?: string;
  items?: readonly MenuItem[];
};

/** The menu of a list: the screen's own items, and the export. */
export function ListMenu({ list, label, items = [] }: Props) {
  const t = useTranslations('kit');
  const [exported, setExported] = useState<{ id: number; list: List; open: boolean }>();
  const take = list && {
    key: 'export',
    label: t('exportList'),
    icon: IconReceive,
    onSelect: () => setExported((before) => ({ id: (before?.id ?? 0) + 1, list, open: true })),
  };
  return (
    <>
      <MenuButton label={label ?? t('listMenu')} items={take ? [...items, take] : items} />
      {exported && (
        <Suspense>
          <ExportSheet
            key={exported.id}
            list={exported.list}
            open={exported.open}
            onClose={() => setExported({ ...exported, open: false })}
            onClosed={() => setExported((now) => (now?.id === exported.id ? undefined : now))}
          />
        </Suspense>
      )}
    </>
  );
}
