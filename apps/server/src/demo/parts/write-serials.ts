import type { World } from '../world.ts';

/** One serial for every piece of a serial part that lies in a location, picked ones included. */
export function writeSerials({ rows, parts, stock }: World) {
  let serial = 40_000;
  for (const { number, serials } of parts.values()) {
    if (!serials) continue;
    for (const { location, onHand, inSip, inQa, inTo } of stock.of(number)) {
      const pieces = Number((onHand + inQa + inTo) / 10_000n);
      const picked = Number(inSip / 10_000n);
      for (let at = 0; at < pieces + picked; at += 1) {
        serial += 1;
        rows.add('serial', {
          part_number: number,
          serial_number: `SN${serial}`,
          place: at < pieces ? 'STOCK' : 'PICKED',
          location,
        });
      }
    }
  }
}
