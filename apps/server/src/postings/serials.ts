import { serialKey } from '@gemba/contract/inventory/posting-shapes';
import type { Tx } from '../kit/database/database.ts';
import { type Statement, statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

/** The whereabouts of a piece. In stock and picked it has a location. */
export interface SerialPlace {
  readonly place: 'STOCK' | 'PICKED' | 'SHIPPED' | 'WIP' | 'SCRAPPED';
  readonly location: string | null;
}

export interface SerialMove {
  readonly partNumber: string;
  readonly serial: string;
  /** Null: it comes into the house. */
  readonly from: SerialPlace | null;
  /** Null: it was never here. */
  readonly to: SerialPlace | null;
  readonly lotNumber?: string | null;
  /** Field of the request that names it. */
  readonly field?: string;
}

interface Write {
  companyId: number;
  /** JSON of the moves. */
  moves: string;
  kind: string;
  number: string;
}

interface Found {
  partNumber: string;
  serial: string;
}

const insertSerials = statement<Write, Found>(
  `insert into serial (company_id, part_number, serial_number, place, location, document_kind, document_number, lot_number)
  select :companyId, part_number, serial, place, location, :kind, :number, lot
    from jsonb_to_recordset(:moves::jsonb) as given (part_number text, serial text, place text, location text, lot text)
   order by part_number, serial
  on conflict (company_id, part_number, serial_key) do update
     set place = excluded.place, location = excluded.location, document_kind = :kind, document_number = :number,
         lot_number = excluded.lot_number, version = serial.version + 1
   where serial.place in ('SHIPPED', 'SCRAPPED')
  returning part_number, serial_number as serial`,
);

const updateSerials = statement<Write, Found>(
  `update serial set place = given.place, location = given.location, document_kind = :kind, document_number = :number, version = version + 1
    from jsonb_to_recordset(:moves::jsonb) as given (part_number text, serial text, from_place text, from_location text, place text, location text)
   where serial.company_id = :companyId and serial.part_number = given.part_number and serial.serial_key = upper(given.serial collate "C")
     and serial.place = given.from_place and serial.location is not distinct from given.from_location
  returning serial.part_number, serial.serial_number as serial`,
);

const deleteSerials = statement<Pick<Write, 'companyId' | 'moves'>, Found>(
  `delete from serial using jsonb_to_recordset(:moves::jsonb) as given (part_number text, serial text, from_place text, from_location text)
   where serial.company_id = :companyId and serial.part_number = given.part_number and serial.serial_key = upper(given.serial collate "C")
     and serial.place = given.from_place and serial.location is not distinct from given.from_location
  returning serial.part_number, serial.serial_number as serial`,
);

const keyOf = ({ partNumber, serial }: Found) => `${partNumber} ${serialKey(serial)}`;

/** The condition of the write names the place that a piece leaves: of two who take the same piece one is refused. */
export async function moveSerials(
  tx: Tx,
  companyId: number,
  [kind, number]: readonly [kind: string, number: string],
  moves: readonly SerialMove[],
) {
  if (moves.length === 0) return;
  const keys = moves.map(keyOf);
  const twice = moves.find((move, index) => keys.indexOf(keyOf(move)) < index);
  if (twice) refuse('SERIAL_TWICE', { serial: twice.serial, partNumber: twice.partNumber, field: twice.field });
  const comeIn = moves.filter(({ from }) => from === null);
  const known = moves.filter(({ from }) => from !== null);
  const moveOn = known.filter(({ to }) => to !== null);
  const leave = known.filter(({ to }) => to === null);
  const write = async (written: Statement<Write, Found>, some: readonly SerialMove[]) =>
    some.length === 0 ? [] : tx.all(written({ companyId, moves: JSON.stringify(some.map(rowOf)), kind, number }));
  const [came, moved, forgotten] = await Promise.all([
    write(insertSerials, comeIn),
    write(updateSerials, moveOn),
    write(deleteSerials, leave),
  ]);
  const done = new Set([...came, ...moved, ...forgotten].map(keyOf));
  const failed = moves.find((move) => !done.has(keyOf(move)));
  if (!failed) return;
  const { serial, partNumber, from, field } = failed;
  if (from === null) refuse('SERIAL_EXISTS', { serial, partNumber, field });
  refuse('SERIAL_NOT_EXIST', { serial, partNumber, field, location: from?.location ?? '' });
}

const rowOf = ({ partNumber, serial, from, to, lotNumber }: SerialMove) => ({
  part_number: partNumber,
  serial,
  lot: lotNumber ?? null,
  from_place: from?.place ?? null,
  from_location: from?.location ?? null,
  place: to?.place ?? null,
  location: to?.location ?? null,
});
