import { addDays } from '@gemba/contract/kit/dates';
import { announceShipment } from '../history/announce-shipment.ts';
import { cancelShipper } from '../history/cancel-shipper.ts';
import { pick } from '../history/ship.ts';
import type { World } from '../world.ts';
import { playActs } from './play-acts.ts';
import { haveInBin } from './shelves.ts';

interface Shipper {
  number: string;
  to: string;
  pieces: number;
  /** Days from today. */
  due: number;
  /** So many of the pieces are picked; all of them by default. */
  picked?: number;
  /** Days ago on which the customer was told. */
  announced?: number;
  outcome: 'waits' | 'leaves' | 'leaves, and the order is held' | 'is cancelled';
}

/** Yesterday's shippers: two wait for the truck, four have left and wait for their invoice, one was given up. */
const SHIPPERS: readonly Shipper[] = [
  { number: '31065', to: 'PAC-001', pieces: 4, due: 1, outcome: 'waits' },
  { number: '31066', to: 'VAN-005', pieces: 4, due: 1, outcome: 'waits' },
  { number: '31063', to: 'GRU-003', pieces: 3, due: 1, outcome: 'leaves' },
  { number: '31064', to: 'BLU-011', pieces: 5, due: 1, announced: 4, outcome: 'leaves' },
  { number: '31059', to: 'BRA-020', pieces: 9, due: 6, picked: 4, outcome: 'leaves' },
  { number: '31067', to: 'CED-008', pieces: 8, due: 5, picked: 4, outcome: 'leaves, and the order is held' },
  { number: '31069', to: 'BAL-004', pieces: 2, due: 12, outcome: 'is cancelled' },
];

export function playShippers(world: World) {
  const couplings = stockedCouplings(world);
  SHIPPERS.forEach((shipper, index) => {
    const part = couplings[index];
    if (part === undefined) throw new Error('more shippers than couplings');
    playShipper(world, shipper, part);
  });
}

function playShipper(world: World, { number, to, pieces, due, picked, announced, outcome }: Shipper, part: string) {
  haveInBin(world, part, pieces);
  playActs(world, [{ act: 'sell', number, to, lines: [[part, pieces]], due }]);
  const order = world.salesOrder(number);
  const day = addDays(world.today, -(announced ?? 0));
  const pf_number = announced === undefined ? null : announceShipment(world, order, { day, shipped: true });
  const quantityOf = (ordered: bigint) => (picked === undefined ? ordered : world.pieces(picked));
  const shipment = pick(
    world,
    order,
    order.items.map((item) => ({ item, quantity: quantityOf(item.ordered) })),
  );
  Object.assign(shipment.shipper, { pf_number });
  if (outcome === 'is cancelled') cancelShipper(world, order, shipment);
  else if (outcome !== 'waits') shipment.ship();
  if (outcome === 'leaves, and the order is held')
    playActs(world, [{ act: 'hold', kind: 'so', order: number, minute: 990 }]);
}

/** Those with most on hand first: what others wait for is not taken from them. */
const stockedCouplings = ({ sold, stock }: World) =>
  (sold.get('CPL') ?? []).toSorted((a, b) => Number(stock.onHand(b) - stock.onHand(a)));
