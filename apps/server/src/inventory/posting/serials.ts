import { serialKey } from '@gemba/contract/inventory/posting-shapes';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import { quantityText } from './movement.ts';

/** Where a piece is. On the shelf and picked it has a location. */
export interface SerialPlace {
  readonly place: 'STOCK' | 'PICKED' | 'SHIPPED' | 'WIP' | 'SCRAPPED';
  readonly location: string | null;
}

export interface SerialMove {
  readonly partNumber: string;
  readonly serial: string;
  /** None: it comes into the house. */
  readonly from: SerialPlace | null;
  /** None: it was never here. */
  readonly to: SerialPlace | null;
  readonly lotNumber?: string | null;
  /** Where in the request it stands. */
  readonly field?: string;
}

/** As many serial numbers as pieces, for a part that is traced by them; for any other part none. */
export function checkSerials(
  part: { partNumber: string; trackableLevel: string },
  quantity: bigint,
  serials: readonly string[] | undefined,
  field: string,
) {
  const { partNumber, trackableLevel } = part;
  if (trackableLevel !== 'SERIAL') {
    if (serials?.length) refuse('INVALID_INPUT', { field, rule: 'not_expected' });
    return;
  }
  if (!serials?.length) refuse('SERIAL_REQUIRED', { partNumber, field });
  const pieces = BigInt(serials?.length ?? 0) * 10n ** BigInt(QUANTITY_SCALE);
  if (pieces !== quantity) refuse('SERIAL_COUNT_NOT_MATCH', { partNumber, quantity: quantityText(quantity), field });
  const serial = twiceIn(serials ?? [], serialKey);
  if (serial !== undefined) refuse('SERIAL_EXISTS', { serial, partNumber, field });
}

const COME_IN = `insert into serial (company_id, part_number, serial_number, place, location, document_kind, document_number, lot_number)
  select $1, part_number, serial, place, location, $3, $4, lot
    from jsonb_to_recordset($2::jsonb) as given (part_number text, serial text, place text, location text, lot text)
   order by part_number, serial
  on conflict (company_id, part_number, serial_key) do update
     set place = excluded.place, location = excluded.location, document_kind = $3, document_number = $4,
         lot_number = excluded.lot_number, version = serial.version + 1
   where serial.place in ('SHIPPED', 'SCRAPPED')
  returning part_number as "partNumber", serial_number as serial`;

const MOVE_ON = `update serial set place = given.place, location = given.location, document_kind = $3, document_number = $4, version = version + 1
    from jsonb_to_recordset($2::jsonb) as given (part_number text, serial text, from_place text, from_location text, place text, location text)
   where serial.company_id = $1 and serial.part_number = given.part_number and serial.serial_key = upper(given.serial collate "C")
     and serial.place = given.from_place and serial.location is not distinct from given.from_location
  returning serial.part_number as "partNumber", serial.serial_number as serial`;

const FORGET = `delete from serial using jsonb_to_recordset($2::jsonb) as given (part_number text, serial text, from_place text, from_location text)
   where serial.company_id = $1 and serial.part_number = given.part_number and serial.serial_key = upper(given.serial collate "C")
     and serial.place = given.from_place and serial.location is not distinct from given.from_location
  returning serial.part_number as "partNumber", serial.serial_number as serial`;

interface Found {
  partNumber: string;
  serial: string;
}

const keyOf = ({ partNumber, serial }: Found) => `${partNumber} ${serialKey(serial)}`;

const twiceIn = <One>(all: readonly One[], key: (one: One) => string) => {
  const keys = all.map(key);
  return all.find((_, at) => keys.indexOf(keys[at] ?? '') < at);
};

/** One place at a time: the place it leaves stands in the write, so of two that take the same piece one is refused. */
export async function moveSerials(
  tx: Tx,
  companyId: number,
  document: readonly [kind: string, number: string],
  moves: readonly SerialMove[],
) {
  if (moves.length === 0) return;
  const twice = twiceIn(moves, keyOf);
  if (twice) refuse('SERIAL_EXISTS', { serial: twice.serial, partNumber: twice.partNumber, field: twice.field });
  const write = async (statement: string, some: readonly SerialMove[], values: readonly unknown[]) =>
    some.length === 0 ? [] : tx.query<Found>(statement, [companyId, JSON.stringify(some.map(rowOf)), ...values]);
  const comeIn = moves.filter(({ from }) => from === null);
  const known = moves.filter(({ from }) => from !== null);
  const [came, moved, forgotten] = await Promise.all([
    write(COME_IN, comeIn, document),
    write(
      MOVE_ON,
      known.filter(({ to }) => to !== null),
      document,
    ),
    write(
      FORGET,
      known.filter(({ to }) => to === null),
      [],
    ),
  ]);
  const done = new Set([...came, ...moved, ...forgotten].map(keyOf));
  const failed = moves.find((one) => !done.has(keyOf(one)));
  if (!failed) return;
  const { serial, partNumber, from, field } = failed;
  if (from === null) refuse('SERIAL_EXISTS', { serial, partNumber, field });
  refuse('SERIAL_NOT_EXIST', { serial, partNumber, field, location: from?.location ?? '' });
}

const rowOf = ({ partNumber, serial, from, to, lotNumber }: SerialMove) => ({
  ...{ part_number: partNumber, serial, lot: lotNumber ?? null },
  ...{ from_place: from?.place ?? null, from_location: from?.location ?? null },
  ...{ place: to?.place ?? null, location: to?.location ?? null },
});
