import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { ROLES } from '@gemba/contract/kit/roles';
import { sha256 } from '../kit/crypto/keys.ts';
import type { Browser } from './browser.ts';
import { quickHash } from './quick-hash.ts';
import type { startTestApp } from './test-app.ts';

type Erp = Awaited<ReturnType<typeof startTestApp>>;
interface Company {
  companyId: number;
  companyCode: string;
}

export const PIN = '2468';

/** A shared terminal at a work centre of a company, signed in, and the workers that take turns at it. */
export async function openTerminal(erp: Erp, { companyId, companyCode }: Company, wc: string) {
  const { userId: terminalId, userName } = await erp.user(companyId, { refId: null, roles: ROLES });
  await erp.owner.query('update app_user set terminal_wc = $3 where company_id = $1 and user_id = $2', [
    companyId,
    terminalId,
    wc,
  ]);
  const browser = await erp.signIn(companyCode, userName);

  /** A worker of the work centre, by default with a PIN. The badge is made of the user name. */
  const worker = async ({ refId, pin = PIN, roles = [] }: { refId: string; pin?: string | null; roles?: string[] }) => {
    const user = await erp.user(companyId, { refId, roles });
    const badge = `BADGE-${user.userName.toUpperCase().padEnd(8, 'X')}`;
    await erp.owner.query('update app_user set pin_hash = $3, badge_hash = $4 where company_id = $1 and user_id = $2', [
      companyId,
      user.userId,
      pin && (await quickHash(pin)),
      sha256(badge),
    ]);
    await erp.owner.query(
      'insert into work_centre_worker (company_id, wc, employee_id) values ($1, $2, $3) on conflict do nothing',
      [companyId, wc, refId],
    );
    return { ...user, refId, badge };
  };

  /** Asks for the turn, and goes on with the token that it gives. */
  const switchTo = async (body: object, at: Browser = browser) => {
    const answer = await at.post<SessionAnswer>('/terminal/switchWorker', body);
    if (answer.success) at.token = answer.data.token;
    return answer;
  };

  return { browser, terminalId, userName, worker, switchTo };
}
