import { addDays } from '@gemba/contract/kit/dates';
import { quantityText } from '../../postings/index.ts';
import type { World } from '../world.ts';

/** Findings that nobody has decided on yet: from a shelf and from the shop floor. */
export function playOpenNcrs(world: World) {
  const seal = 'SEL-45/65/8-NBR';
  raise(world, 6, 850, 'Lip hardened, found while picking', {
    source: 'STOCK',
    part_number: seal,
    location: world.part(seal).bin,
    quantity: quantityText(world.pieces(15)),
  });
  raise(world, 1, 905, 'Bore out of tolerance on two housings', {
    source: 'WORK_ORDER',
    part_number: 'HSG-220-A',
    wo_number: '70418',
    quantity: '2',
  });
}

function raise(world: World, back: number, minute: number, description: string, found: Record<string, string>) {
  const ncr_date = addDays(world.today, -back);
  world.ncrs.push({
    ncr_number: world.numberOf('ncr'),
    ncr_date,
    status: 'OPEN',
    description,
    ...found,
    raised_by: world.users.quality,
    raised_at: world.calendar.at(ncr_date, minute),
  });
}
