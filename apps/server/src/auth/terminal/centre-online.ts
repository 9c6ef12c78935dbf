import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface Told {
  companyId: number;
  wc: string;
  online: 0 | 1;
}

const updateCentre = statement<Told>(
  `update work_centre set online = :online, online_since = now()
    where company_id = :companyId and wc = :wc and online <> :online`,
);

/** A work centre is online from the sign-in of its terminal to its sign-out; its workers and leads may say otherwise. */
export const tellOnline = (tx: Tx, told: Told) => tx.run(updateCentre(told));
