import type { Rows } from './rows.ts';

/** Locations have one description, not one for each language: aisle, bay and level as signs. */
const rack = (aisle: string, bays: number, levels: number) =>
  Array.from({ length: bays * levels }, (_, at) => {
    const bay = Math.floor(at / levels) + 1;
    const level = (at % levels) + 1;
    return {
      location: `${aisle}-${String(bay).padStart(2, '0')}-${level}`,
      description: `${aisle} · ${bay} · ${level}`,
    };
  });

const RACKS = [...rack('A', 6, 4), ...rack('B', 12, 4), ...rack('C', 4, 2)];

export const BINS = RACKS.map(({ location }) => location);

const OTHERS = [
  ['DOCK-1', 'P2', '', 'DOCK'],
  ['QA-HOLD', 'P2', '', 'QA'],
  ['LINE-1', 'P2', '', 'LINE'],
  ['LINE-2', 'P2', '', 'LINE'],
  ['TRANSIT', 'P2', '', 'TRANSIT'],
  ['P1-01', 'P1', 'P1 · 1', 'STOCK'],
  ['P1-02', 'P1', 'P1 · 2', 'STOCK'],
] as const;

export function writePlaces(rows: Rows, counted: ReadonlyMap<string, string>) {
  const address = { address: '1200 Halden Road', city: 'Rockford', state: 'IL', zip: '61109', country: 'US' };
  rows.add('warehouse', { warehouse_code: 'P1', warehouse_name: 'Plant 1', ...address, phone: '+1 815 555-0101' });
  rows.add('warehouse', { warehouse_code: 'P2', warehouse_name: 'Plant 2', ...address, phone: '+1 815 555-0102' });
  for (const { location, description } of RACKS) {
    const last_counted_at = counted.get(location) ?? null;
    rows.add('location', {
      location,
      warehouse_code: 'P2',
      description,
      purpose: 'STOCK',
      active: true,
      last_counted_at,
    });
  }
  for (const [location, warehouse_code, description, purpose] of OTHERS) {
    rows.add('location', { location, warehouse_code, description, purpose, active: true, last_counted_at: null });
  }
  rows.add('location', {
    location: 'B-13-1',
    warehouse_code: 'P2',
    description: 'B · 13 · 1',
    purpose: 'STOCK',
    active: false,
    last_counted_at: null,
  });
}
