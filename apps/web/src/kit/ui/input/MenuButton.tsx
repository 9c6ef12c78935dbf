import { lazy, Suspense, useState } from 'react';
import { type Icon, IconMore } from '../icons.ts';
import { IconTile } from '../layout/IconTile.tsx';
import { List } from '../list/List.tsx';
import { ListRow } from '../list/ListRow.tsx';
import { IconButton } from './IconButton.tsx';

const Sheet = lazy(async () => ({ default: (await import('../feedback/Sheet.tsx')).Sheet }));

export type MenuItem = { key: string; label: string; icon: Icon; href?: string; onSelect?: () => void };
type Props = { label: string; items: readonly MenuItem[] };

/** The overflow menu of a bar: rare actions in a sheet of rows that a glove can hit. Empty, it renders nothing. */
export function MenuButton({ label, items }: Props) {
  const [open, setOpen] = useState<boolean>();
  if (items.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon={IconMore} label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Suspense>
          <Sheet open={open} onClose={close} title={label}>
            <List>
              {items.map(({ key, label: words, icon, href, onSelect }) => (
                <ListRow
                  key={key}
                  title={words}
                  lead={<IconTile icon={icon} />}
                  href={href}
                  onClick={() => {
                    close();
                    onSelect?.();
                  }}
                />
              ))}
            </List>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
