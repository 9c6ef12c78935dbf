import { addDays } from '@gemba/contract/kit/dates';
import type { World } from '../world.ts';

interface Change {
  number: number;
  title: string;
  /** Days ago. */
  created: number;
  closed?: number;
  /** Days from today. */
  due: number;
  parts: readonly (readonly [part: string, from: string, to: string])[];
  more?: Readonly<Record<string, string | boolean>>;
}

/** The change of the mock-ups, one that is late and one that is new. */
const OPEN: readonly Change[] = [
  {
    number: 2_291,
    title: 'Bearing seat tolerance tightened to H6',
    created: 6,
    due: 4,
    parts: [
      ['HSG-220-A', 'C', 'D'],
      ['GBX-220-05', 'D', 'E'],
      ['GBX-220-07', 'B', 'C'],
    ],
    more: { part_on_hold: true, draw_revised: true, wi_waits_for: 'E-141', on_order_action: 'MODIFY' },
  },
  {
    number: 2_288,
    title: 'Seal lip material to FKM above 80 °C',
    created: 30,
    due: -3,
    parts: [['SEL-45/65/8-NBR', 'A', 'B']],
    more: { in_inventory_action: 'SCRAP' },
  },
  { number: 2_292, title: 'Paint thickness 80 µm', created: 1, due: 14, parts: [['GBX-330-05', 'D', 'E']] },
];

export function playEngineeringChanges(world: World) {
  for (const change of OPEN) writeChange(world, change);
  const { random } = world;
  for (let index = 0; index < 24; index += 1) {
    const created = 380 - index * 14;
    const closed = created - random.int(8, 12);
    const title = random.pick(['Key length', 'Oil plug moved', 'Bolt grade', 'Shaft shoulder radius', 'Cover gasket']);
    const part = `COV-${random.pick(['110', '220', '330', '440'])}-B`;
    writeChange(world, { number: 2_230 + index, title, created, closed, due: -closed - 1, parts: [[part, 'A', 'B']] });
  }
  world.numbers.ecn = 2_292;
}

function writeChange({ rows, today }: World, { number, title, created, closed, due, parts, more }: Change) {
  const ecn_number = String(number);
  const isClosed = closed !== undefined;
  rows.add('ecn', {
    ecn_number,
    title,
    status: isClosed ? 'CLOSED' : 'OPEN',
    old_change_order: 'C',
    new_change_order: 'D',
    engineer: 'E-140',
    originator: 'E-150',
    created_on: addDays(today, -created),
    due_date: addDays(today, due),
    effective_date: addDays(today, due + 9),
    closed_on: isClosed ? addDays(today, -closed) : null,
    part_on_hold: false,
    draw_revised: isClosed,
    wi_revised: isClosed,
    wi_waits_for: null,
    on_order_action: 'USE',
    in_inventory_action: 'USE',
    ...more,
  });
  for (const [part_number, old_revision, new_revision] of parts)
    rows.add('ecn_part', { ecn_number, part_number, old_revision, new_revision });
}
