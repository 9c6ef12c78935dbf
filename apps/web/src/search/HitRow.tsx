import type { Hit } from '@gemba/contract/search/find-everything';
import { CallLink } from '../addresses/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { OrderStatus } from '../orders/index.ts';
import { Marked } from './Marked.tsx';
import { useHitView } from './use-hit-view.ts';

type Props = {
  hit: Hit;
  typed: string;
  /** The row is chosen, and not a link to the screen of the hit. */
  chosen?: boolean;
  onOpen: () => void;
};

export function HitRow({ hit, typed, chosen = false, onOpen }: Props) {
  const figures = useFigures();
  const { icon, title, code, sub, href } = useHitView()(hit);
  const { kind, status, onHand, uom, phone, name } = hit;
  return (
    <ListRow
      lead={<IconTile icon={icon} />}
      code={code}
      title={<Marked text={title} typed={typed} />}
      sub={<Marked text={sub} typed={typed} />}
      {...(onHand !== null && { value: figures.quantity(onHand), valueSub: uom })}
      {...(status !== null && { value: <OrderStatus kind={kind} status={status} /> })}
      trailing={phone && <CallLink phone={phone} name={name} />}
      href={chosen ? undefined : href}
      onClick={onOpen}
    />
  );
}
