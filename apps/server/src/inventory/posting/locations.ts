import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';

export interface LocationFacts {
  location: string;
  warehouse: string;
  purpose: 'STOCK' | 'DOCK' | 'QA' | 'LINE' | 'TRANSIT';
}

export type Locations = ReadonlyMap<string, LocationFacts>;

/** A location as somebody typed or scanned it, as it is written. */
export const asLocation = (typed: string) => typed.trim().toUpperCase();

const LOCATIONS = `select location, warehouse_code as warehouse, purpose from location
  where company_id = $1 and location = any($2::text[]) and active`;

export async function readLocations(tx: Tx, companyId: number, typed: readonly string[]): Promise<Locations> {
  const rows = await tx.query<LocationFacts>(LOCATIONS, [companyId, [...new Set(typed.map(asLocation))]]);
  return new Map(rows.map((row) => [row.location, row]));
}

/** The location that was meant; `field` says where in the request it stands. */
export function knownLocation(locations: Locations, typed: string, field: string): LocationFacts {
  const location = asLocation(typed);
  if (location === '') return refuse('LOCATION_REQUIRED', { field });
  return locations.get(location) ?? refuse('LOCATION_NOT_EXIST', { location, field });
}

/**
 * A location that goods on hand may come to: what is on the way is in its SIT, and is nobody's to count or to pick. Goods
 * that were released lie on in a location for QA.
 */
export function stockLocation(locations: Locations, typed: string, field: string): LocationFacts {
  const known = knownLocation(locations, typed, field);
  return known.purpose === 'TRANSIT' ? refuse('LOCATION_FOR_TRANSIT', { location: known.location, field }) : known;
}
