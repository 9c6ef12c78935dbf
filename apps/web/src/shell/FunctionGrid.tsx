import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { Tile } from '../kit/ui/Tile.tsx';
import { TileGrid } from '../kit/ui/TileGrid.tsx';
import type { FunctionLink } from './use-function-groups.ts';

type Props = { title: string; links: readonly FunctionLink[] };

export function FunctionGrid({ title, links }: Props) {
  return (
    <section>
      <SectionHeader title={title} />
      <TileGrid>
        {links.map(({ path, label, icon }) => (
          <Tile key={path} href={path} label={label} icon={icon} />
        ))}
      </TileGrid>
    </section>
  );
}
