import { randomUUID } from 'node:crypto';
import { hashPassword } from '../apps/server/src/kit/crypto/passwords.ts';
import { Browser } from '../apps/server/src/testing/browser.ts';
import { clientAt, loopbackAddresses } from '../apps/server/src/testing/from-address.ts';
import { type Bench, PASSWORD } from './serve.ts';
import { compare, ms, share, takingTurns, timed } from './timing.ts';

export async function benchSigningIn(bench: Bench) {
  const kept = [await benchUnknownUser(bench), await benchForeignId(bench), await benchPostings(bench)];
  return kept.every(Boolean);
}

/** S3: whether a user exists cannot be read off the clock. */
async function benchUnknownUser({ url, owner }: Bench) {
  const client = clientAt('127.0.0.1', url);
  const guess = (userName: string) => async () => {
    const { msgCode } = await client.post('/login', { companyCode: 'BENCH', userName, password: 'not this' });
    if (msgCode !== 'WRONG_PASSWORD') throw new Error(`A wrong guess was answered ${msgCode}`);
  };
  const forget = () => owner.query('delete from login_throttle');
  const times = await takingTurns(500, { 'wrong password': guess('bench'), 'unknown user': guess('nobody') }, forget);
  client.close();
  return compare('sign-in', times, 0.1);
}

/** S12: whether an id exists for somebody else cannot be read off the clock either. */
async function benchForeignId({ url, owner, companyId }: Bench) {
  await addUsers({ owner, companyId }, ['colleague']);
  const { rows } = await owner.query<{ company_id: number }>(
    `insert into company (company_code, company_name) values ('RIVAL', 'Rival') returning company_id`,
  );
  await addUsers({ owner, companyId: rows[0]?.company_id as number }, ['rival']);
  await signIn(url, 'RIVAL', 'rival');
  await signIn(url, 'BENCH', 'colleague');
  const own = await signIn(url, 'BENCH', 'bench');
  const sessionOf = async (userName: string) => {
    const found = await owner.query<{ session_id: string }>(
      'select session_id from session join app_user using (company_id, user_id) where user_name = $1',
      [userName],
    );
    return String(found.rows[0]?.session_id);
  };
  const revoke = (id: string) => async () => {
    const { msgCode } = await own.post(`/sessions/${id}/revoke`);
    if (msgCode !== 'SESSION_NOT_EXIST') throw new Error(`A session of somebody else was answered ${msgCode}`);
  };
  const times = await takingTurns(1_500, {
    'no such id': revoke(randomUUID()),
    'of another company': revoke(await sessionOf('rival')),
    'of a colleague': revoke(await sessionOf('colleague')),
  });
  return compare('revoking a session', times, 0.2);
}

/** S4: writes go on at their pace while two hundred people sign in at the same moment. */
async function benchPostings({ url, owner, companyId }: Bench) {
  const names = Array.from({ length: 200 }, (_, at) => `person${at}`);
  await addUsers({ owner, companyId }, names);
  const writers: Browser[] = [];
  while (writers.length < 8) writers.push(await signIn(url, 'BENCH', 'bench'));
  const clients = loopbackAddresses(50).map((address) => clientAt(address, url));
  const took: number[] = [];
  let signedIn = 0;
  for (let storm = 0; storm < 5; storm += 1) {
    const waiting = new Set(names);
    const logIn = async (userName: string, client: (typeof clients)[number]) => {
      const { success } = await client.post('/login', { companyCode: 'BENCH', userName, password: PASSWORD });
      if (success) signedIn += 1;
      waiting.delete(userName);
    };
    const write = async (writer: Browser) => {
      while (waiting.size > 0) took.push(await timeOfRenewing(writer));
    };
    await Promise.all([
      ...writers.map(write),
      ...clients.flatMap((client, at) => names.slice(at * 4, at * 4 + 4).map((name) => logIn(name, client))),
    ]);
  }
  for (const client of clients) client.close();
  const p99 = share(took, 0.99);
  console.log(
    `200 sign-ins at once, five times: ${signedIn} of 1000 signed in; ${took.length} writes beside them, median ${ms(share(took, 0.5))}, p99 ${ms(p99)} (below 1000 ms)`,
  );
  return signedIn === 1_000 && p99 < 1_000;
}

/** A session goes on under new tokens: locked, checked and written like a posting. One that is refused never ends. */
async function timeOfRenewing(writer: Browser) {
  let renewed = false;
  const took = await timed(async () => (renewed = (await writer.post('/refresh')).success));
  return renewed ? took : Number.POSITIVE_INFINITY;
}

async function addUsers({ owner, companyId }: Pick<Bench, 'owner' | 'companyId'>, names: string[]) {
  await owner.query(
    `insert into app_user (company_id, user_name, display_name, password_hash) select $1, name, name, $3 from unnest($2::text[]) name`,
    [companyId, names, await hashPassword(PASSWORD)],
  );
}

async function signIn(url: string, companyCode: string, userName: string) {
  const browser = new Browser(url);
  const answer = await browser.post<{ token: string }>('/login', { companyCode, userName, password: PASSWORD });
  if (!answer.success) throw new Error(`${userName} could not sign in: ${answer.msgCode}`);
  browser.token = answer.data.token;
  return browser;
}
