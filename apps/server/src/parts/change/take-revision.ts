import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

type Key = { companyId: number; partNumber: string };
type Wanted = Key & { revision: string };

const selectOpenEcns = statement<Key, { ecnNumber: string; newRevision: string; made: boolean }>(
  `select ecn_number, new_revision, exists (select from part_revision known where known.company_id = ecn_part.company_id
            and known.part_number = ecn_part.part_number and known.revision = new_revision) as made
     from ecn_part join ecn using (company_id, ecn_number)
    where company_id = :companyId and part_number = :partNumber and status = 'OPEN' order by due_date, ecn_number`,
);

/**
 * The open ECN that a new revision goes under; null where the part has none. Another revision than it asks for is refused,
 * until that one was made: the next then corrects it.
 */
export async function ecnFor(tx: Tx, { companyId, partNumber, revision }: Wanted) {
  const open = await tx.all(selectOpenEcns({ companyId, partNumber }));
  const asking = open.find(({ newRevision }) => newRevision === revision);
  const waiting = open.find(({ made }) => !made);
  if (!asking && waiting) {
    const { ecnNumber, newRevision } = waiting;
    refuse('BOM_REVISION_NOT_OF_ECN', { ecnNumber, newRevision, partNumber, field: 'revision' });
  }
  return (asking ?? open[0])?.ecnNumber ?? null;
}

// The revision that the part had stays known: orders and documents name it.
const insertRevisions = statement<Wanted & { ecnNumber: string | null; reason: string }>(
  `insert into part_revision (company_id, part_number, revision, effective_date, ecn_number, note)
   select part.company_id, part.part_number, known.revision, known.day, known.ecn_number, known.note
     from part join company using (company_id)
    cross join lateral (values
      (part.revision, (part.created_at at time zone company.time_zone)::date, null, null),
      (:revision, (now() at time zone company.time_zone)::date, :ecnNumber, :reason)) as known (revision, day, ecn_number, note)
    where part.company_id = :companyId and part.part_number = :partNumber
   on conflict do nothing`,
);

/** A new revision is made like the one before it, until a routing of its own comes. */
const copyRouting = statement<Wanted>(
  `insert into routing_operation (company_id, part_number, revision, sequence, wc, description, wage_type, setup_hours, run_hours, piece_rate)
   select r.company_id, r.part_number, :revision, r.sequence, r.wc, r.description, r.wage_type, r.setup_hours, r.run_hours, r.piece_rate
     from part join routing_operation r using (company_id, part_number)
    where part.company_id = :companyId and part.part_number = :partNumber and r.revision = part.revision
      and not exists (select from routing_operation known where known.company_id = :companyId
                         and known.part_number = :partNumber and known.revision = :revision)`,
);

const updatePart = statement<Wanted, { revision: string; version: number }>(
  `update part set revision = :revision, version = version + 1
    where company_id = :companyId and part_number = :partNumber returning revision, version`,
);

/** The part takes on a revision; the one before stays known. */
export async function takeRevision(tx: Tx, wanted: Wanted, ecnNumber: string | null, reason: string) {
  await tx.run(insertRevisions({ ...wanted, ecnNumber, reason }));
  await tx.run(copyRouting(wanted));
  return tx.one(updatePart(wanted));
}
