import { lazy, Suspense, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { IconTile } from './IconTile.tsx';
import { type Icon, IconMore } from './icons.ts';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

const Sheet = lazy(async () => ({ default: (await import('./Sheet.tsx')).Sheet }));

export type MenuItem = { key: string; label: string; icon: Icon; href?: string; onSelect?: () => void };
type Props = { label: string; items: readonly MenuItem[] };

/** The three dots of a bar: what is done rarely, in a sheet of rows that a glove can hit. Nothing in it: not drawn. */
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
