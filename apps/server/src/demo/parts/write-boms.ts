import { addDays } from '@gemba/contract/kit/dates';
import { multiply } from '@gemba/contract/kit/fixed-point';
import { costText } from '../../postings/index.ts';
import { pieceRateOf } from '../work-centres.ts';
import type { World } from '../world.ts';

const hours = (minutes: number, decimals: number) => (minutes / 60).toFixed(decimals);

/** Bills of materials, routings, the revisions before them, and what the sales catalogue offers to the large customers. */
export function writeBoms({ rows, parts, start, today, calendar, users, customers }: World) {
  let at = 0;
  for (const { number, revision, bom, operations = [] } of parts.values()) {
    for (let letter = 'A'.charCodeAt(0); letter <= revision.charCodeAt(0); letter += 1) {
      const age = (revision.charCodeAt(0) - letter) * 160;
      rows.add('part_revision', {
        part_number: number,
        revision: String.fromCharCode(letter),
        effective_date: addDays(start, -age),
      });
    }
    for (const operation of operations) {
      rows.add('routing_operation', {
        part_number: number,
        revision,
        sequence: operation.sequence,
        wc: operation.wc,
        description: operation.text,
        setup_hours: hours(operation.setup, 4),
        run_hours: hours(operation.each, 6),
        piece_rate: pieceRateOf(operation),
      });
    }
    if (!bom) continue;
    at += 1;
    const created_at = calendar.at(at % 15 === 0 ? addDays(today, -at) : start, 600);
    rows.add('bom', { part_number: number, revision, created_by: users.engineer, created_at });
    bom.forEach(({ component, quantity, makeBuy, spare, instead }, index) => {
      rows.add('bom_item', {
        part_number: number,
        revision,
        item_number: index + 1,
        component_number: component,
        make_buy: makeBuy,
        quantity,
        spare_part: spare ?? false,
        replace_item: instead ?? null,
      });
    });
  }
  const offered = [...parts.values()].filter(({ product }) => product === 'GBX').slice(0, 12);
  for (const { id, currency, weight } of customers.filter((one) => one.weight > 4 && one.currency === 'USD')) {
    for (const { number, price } of offered) {
      rows.add('sales_catalog_item', {
        customer_id: id,
        part_number: number,
        customer_part_number: `${id.slice(0, 3)}-${number.slice(4)}`,
        currency,
        price: multiply(costText(price), weight > 10 ? '0.92' : '0.95', 2),
        effective_date: start,
      });
    }
  }
}
