import type { querySoftwareLicense } from '@gemba/contract/info-centres/query-software-license';
import type { CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

/** A seat is taken by every user who may sign in. */
export async function softwareLicense(tx: Tx, { companyId }: Actor): Promise<CallReply<typeof querySoftwareLicense>> {
  const [licence] = await tx.query<CallReply<typeof querySoftwareLicense>>(
    `select c.company_name as "companyName", l.modules, l.seats_allowed as "seatsAllowed", l.valid_until as "validUntil",
            (select count(*)::int from app_user u where u.company_id = c.company_id and u.status <> 'DISABLED') as "seatsUsed"
       from licence l join company c on c.company_id = l.company_id where l.company_id = $1`,
    [companyId],
  );
  return licence ?? refuse('NO_DATA');
}
