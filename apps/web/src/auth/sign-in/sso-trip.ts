import { beginSso } from '@gemba/contract/auth/sso/begin-sso';
import { lastCompanyCode } from '../../companies/index.ts';
import { call } from '../../kit/client/call.ts';

const RETURN_TO = 'ssoReturnTo';

/** Redirects to the company's provider, which returns to Login. */
export const startSsoTrip = async (companyCode: string, returnTo: string | undefined) => {
  const { url } = await call(beginSso, { query: companyCode ? { companyCode } : {} });
  keepReturnTo(returnTo);
  // Somebody who comes back without a session need not type it again.
  if (companyCode) lastCompanyCode.set(companyCode);
  window.location.assign(url);
};

/** Without storage the return still works, only not to the same page. */
const keepReturnTo = (returnTo: string | undefined) => {
  try {
    if (returnTo === undefined) sessionStorage.removeItem(RETURN_TO);
    else sessionStorage.setItem(RETURN_TO, returnTo);
  } catch {
    // Blocked or full.
  }
};

/** The page that the person was on before. */
export const takeReturnTo = (): string | undefined => {
  try {
    const kept = sessionStorage.getItem(RETURN_TO) ?? undefined;
    sessionStorage.removeItem(RETURN_TO);
    return kept;
  } catch {
    return undefined;
  }
};
