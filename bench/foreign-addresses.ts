import { randomUUID } from 'node:crypto';
import type { Browser } from '../apps/server/src/testing/browser.ts';
import { addQualityDocument } from '../apps/server/src/testing/quality-document.ts';
import type { Bench } from './serve.ts';
import { compare, takingTurns } from './timing.ts';

type Ask = (browser: Browser, id: string) => Promise<{ code: number }>;

const move =
  (event: 'lock' | 'unlock'): Ask =>
  (browser, id) =>
    browser.post(`/customers/${id}/${event}`, { reason: 'Late' }, { 'Idempotency-Key': randomUUID() });

const OPENING = 'opening a quality document';

/** Every call of the address book that names one of them. */
const CALLS: readonly [string, 'customer' | 'vendor' | 'department', Ask][] = [
  ['reading a customer', 'customer', (browser, id) => browser.get(`/customers/${id}`)],
  ['reading a sales catalogue', 'customer', (browser, id) => browser.get(`/customers/${id}/catalog`)],
  ['reading a vendor', 'vendor', (browser, id) => browser.get(`/vendors/${id}`)],
  [OPENING, 'vendor', (browser, id) => browser.get(`/vendors/${id}/qualityDocuments/1/content`)],
  ['reading a department', 'department', (browser, id) => browser.get(`/departments/${id}`)],
  ['locking a customer', 'customer', move('lock')],
  ['unlocking a customer', 'customer', move('unlock')],
];

const ROUNDS = 1_000;
const WITHIN = 0.2;

/** Whether an id exists in another company cannot be read off the clock (S12). */
export async function benchForeignAddresses({ owner, folder }: Bench, browser: Browser, elsewhere: string) {
  let hidden = true;
  for (const [what, book, ask] of CALLS) {
    const { rows } = await owner.query<{ companyId: number; id: string }>(
      `select company_id as "companyId", max(${book}_id) as id from ${book} join company using (company_id)
        where company_code = $1 group by 1`,
      [elsewhere],
    );
    const { companyId, id: foreign } = rows[0] as (typeof rows)[number];
    if (what === OPENING)
      await addQualityDocument({ owner, config: { dataFolder: folder } }, { companyId, vendorId: foreign });
    const about = (id: string) => async () => {
      const { code } = await ask(browser, id);
      if (code !== 404) throw new Error(`${what} ${id} was answered ${code}`);
    };
    const times = await takingTurns(ROUNDS, {
      'no such id': about('ZZZ-000000'),
      'of another company': about(foreign),
    });
    hidden = compare(what, times, WITHIN) && hidden;
  }
  return hidden;
}
