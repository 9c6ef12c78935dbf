import { addDays } from '@gemba/contract/kit/dates';
import type { World } from '../world.ts';

/** The change of the mock-ups, two that are late or new, and the closed ones of a year. */
export function playEngineeringChanges({ rows, random, today, numbers }: World) {
  const people = { engineer: 'E-140', originator: 'E-150' };
  const write = (
    ecn_number: string,
    title: string,
    created: number,
    due: number,
    closed: number | null,
    more: Record<string, string | boolean | null>,
  ) =>
    rows.add('ecn', {
      ...{
        ecn_number,
        title,
        status: closed === null ? 'OPEN' : 'CLOSED',
        old_change_order: 'C',
        new_change_order: 'D',
        ...people,
      },
      ...{
        created_on: addDays(today, -created),
        due_date: addDays(today, due),
        effective_date: addDays(today, due + 9),
      },
      ...{
        closed_on: closed === null ? null : addDays(today, -closed),
        part_on_hold: false,
        draw_revised: closed !== null,
        wi_revised: closed !== null,
      },
      ...{ wi_waits_for: null, on_order_action: 'USE', in_inventory_action: 'USE', ...more },
    });
  write('2291', 'Bearing seat tolerance tightened to H6', 6, 4, null, {
    part_on_hold: true,
    draw_revised: true,
    wi_waits_for: 'E-141',
    on_order_action: 'MODIFY',
    in_inventory_action: 'USE',
  });
  const affected = [
    ['HSG-220-A', 'C', 'D'],
    ['GBX-220-05', 'D', 'E'],
    ['GBX-220-07', 'B', 'C'],
  ] as const;
  for (const [part_number, old_revision, new_revision] of affected)
    rows.add('ecn_part', { ecn_number: '2291', part_number, old_revision, new_revision });
  write('2288', 'Seal lip material to FKM above 80 °C', 30, -3, null, {
    in_inventory_action: 'SCRAP',
    on_order_action: 'USE',
  });
  rows.add('ecn_part', { ecn_number: '2288', part_number: 'SEL-45/65/8-NBR', old_revision: 'A', new_revision: 'B' });
  write('2292', 'Paint thickness 80 µm', 1, 14, null, { in_inventory_action: 'USE', on_order_action: 'USE' });
  rows.add('ecn_part', { ecn_number: '2292', part_number: 'GBX-330-05', old_revision: 'D', new_revision: 'E' });
  for (let at = 0; at < 24; at += 1) {
    const created = 380 - at * 14;
    const closed = created - random.int(8, 12);
    write(
      String(2_230 + at),
      random.pick(['Key length', 'Oil plug moved', 'Bolt grade', 'Shaft shoulder radius', 'Cover gasket']),
      created,
      -closed - 1,
      closed,
      {},
    );
    const size = random.pick(['110', '220', '330', '440']);
    rows.add('ecn_part', {
      ecn_number: String(2_230 + at),
      part_number: `COV-${size}-B`,
      old_revision: 'A',
      new_revision: 'B',
    });
  }
  numbers.ecn = 2_292;
}
