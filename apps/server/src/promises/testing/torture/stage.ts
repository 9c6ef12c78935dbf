import { keysFrom } from '../../../kit/crypto/keys.ts';
import { secretIn } from '../../../kit/crypto/secret.ts';
import { asUser } from '../../../kit/database/app-role.ts';
import { urlOf } from '../../../kit/embedded/embedded-postgres.ts';
import type { Browser } from '../../../testing/browser.ts';
import { peopleOf } from '../../../testing/people.ts';
import { freePort, newDataFolder } from '../../../testing/server-process.ts';
import type { openStockRoom } from '../../../testing/stock-room.ts';
import { LONG } from '../../../testing/sweep.ts';
import { Victim } from './outages.ts';

export type Room = Awaited<ReturnType<typeof openStockRoom>>;
export type Erp = Parameters<typeof openStockRoom>[0];

/** A long run outlives the token of a session, and renewing it is not what is looked at here. */
export const keepSignedIn = (owner: Erp['owner'], companyId: number) =>
  owner.query(
    `update session set token_expires_at = now() + interval '1 day', idle_expires_at = now() + interval '1 day' where company_id = $1`,
    [companyId],
  );

/** A server that may be killed, a company in it, and clients: persons who are signed in, each on several devices. */
export async function openStage<Company extends { readonly room: Room }>(
  open: (erp: Erp) => Promise<Company>,
  { clients, persons }: { clients: number; persons: number },
) {
  const victim = new Victim(await newDataFolder(), await freePort());
  await victim.untilReady();
  const owner = await victim.owner();
  // Processes are killed here and never the machine: what is written to the system survives, flushed to the disk or not.
  if (!LONG) {
    await owner.query('alter system set fsync = off');
    await owner.query('select pg_reload_conf()');
  }
  const { databasePassword } = keysFrom(await secretIn(victim.folder));
  const appUrl = asUser(await urlOf(victim.folder, 'gemba'), 'gemba_app_gemba', databasePassword);
  const company = await open({ owner, appUrl, ...peopleOf(owner, victim.url) });
  const signedIn: Browser[] = [];
  for (let person = 0; person < persons; person += 1) signedIn.push(await company.room.person({}));
  const people = Array.from({ length: clients }, (_, client) => signedIn[client % persons] as Browser);
  await keepSignedIn(owner, company.room.companyId);
  await owner.end();
  return { victim, company, people };
}
