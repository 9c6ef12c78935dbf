import { getWecomConfig } from '@gemba/contract/auth/get-wecom-config';
import { lastCompanyCode } from '../../companies/index.ts';
import { call } from '../../kit/client/call.ts';

const TRIP = 'messengerTrip';
interface Trip {
  companyCode: string;
  state: string;
  returnTo: string | undefined;
}

/** Redirects to the messenger, which returns to Login with `code` and `state`. */
export const startMessengerTrip = async (companyCode: string, returnTo: string | undefined) => {
  const config = await call(getWecomConfig, { query: companyCode ? { companyCode } : {} });
  keepTrip({ companyCode, state: config.state, returnTo });
  // Somebody who comes back without a session need not type it again.
  if (companyCode) lastCompanyCode.set(companyCode);
  const url = new URL(config.authorizeUrl, window.location.origin);
  const details = {
    login_type: 'CorpApp',
    appid: config.corpId,
    redirect_uri: `${window.location.origin}/login`,
    response_type: 'code',
    scope: 'snsapi_base',
    state: config.state,
    agentid: config.agentId,
  };
  for (const [name, value] of Object.entries(details)) url.searchParams.set(name, value);
  // By this, the messenger's own browser knows that it is asked who the person is.
  url.hash = 'wechat_redirect';
  window.location.assign(url);
};

/** Without storage the return still works, only not to the same page. */
const keepTrip = (trip: Trip) => {
  try {
    sessionStorage.setItem(TRIP, JSON.stringify(trip));
  } catch {
    // Blocked or full.
  }
};

/** The trip that this return belongs to. */
export const takeTrip = (state: string | undefined): Trip | undefined => {
  try {
    const trip = JSON.parse(sessionStorage.getItem(TRIP) ?? 'null') as Trip | null;
    sessionStorage.removeItem(TRIP);
    return trip && trip.state === state ? trip : undefined;
  } catch {
    return undefined;
  }
};
