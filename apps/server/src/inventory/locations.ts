import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

export interface LocationFacts {
  location: string;
  warehouse: string;
  purpose: 'STOCK' | 'DOCK' | 'QA' | 'LINE' | 'TRANSIT';
}

export type Locations = ReadonlyMap<string, LocationFacts>;

// Nobody closes a location between the question whether goods may go there and their going there.
const selectLocations = statement<{ companyId: number; locations: readonly string[] }, LocationFacts>(
  `select location, warehouse_code as warehouse, purpose from location
  where company_id = :companyId and location = any(:locations::text[]) and active for key share`,
);

export async function readLocations(tx: Tx, companyId: number, typed: readonly string[]): Promise<Locations> {
  const rows = await tx.all(selectLocations({ companyId, locations: [...new Set(typed.map(asLocation))] }));
  return new Map(rows.map((row) => [row.location, row]));
}

/** The location that a request names. Its rules were checked before. */
export function locationNamed(locations: Locations, typed: string): LocationFacts {
  const known = locations.get(asLocation(typed));
  if (!known) throw new Error(`location ${typed} was not checked`);
  return known;
}
