import { getWecomConfig, loginByWecom } from '@gemba/contract/auth/wecom';
import { useEffect, useRef, useState } from 'react';
import { call } from '../kit/client/call.ts';
import { startSession } from './session.ts';

const TRIP = 'messengerTrip';
interface Trip {
  companyCode: string;
  state: string;
  returnTo: string | undefined;
}

/** Goes to the messenger; it comes back to Login with `code` and `state`. */
export const startMessengerTrip = async (companyCode: string, returnTo: string | undefined) => {
  const config = await call(getWecomConfig, { query: companyCode ? { companyCode } : {} });
  keepTrip({ companyCode, state: config.state, returnTo });
  const url = new URL(config.authorizeUrl, window.location.origin);
  const details = {
    login_type: 'CorpApp',
    appid: config.corpId,
    agentid: config.agentId,
    redirect_uri: `${window.location.origin}/login`,
    response_type: 'code',
    scope: 'snsapi_base',
    state: config.state,
  };
  for (const [name, value] of Object.entries(details)) url.searchParams.set(name, value);
  window.location.assign(url);
};

/** Where nothing may be stored the way back is found without it, only not to the same page. */
const keepTrip = (trip: Trip) => {
  try {
    sessionStorage.setItem(TRIP, JSON.stringify(trip));
  } catch {
    // Blocked or full.
  }
};

const takeTrip = (state: string | undefined): Trip | undefined => {
  try {
    const trip = JSON.parse(sessionStorage.getItem(TRIP) ?? 'null') as Trip | null;
    sessionStorage.removeItem(TRIP);
    return trip && trip.state === state ? trip : undefined;
  } catch {
    return undefined;
  }
};

type Return = { code?: string | undefined; state?: string | undefined };
type Arrived = { returnTo: string | undefined; signedIn: boolean };

/** The way back: a bound user is signed in, an unbound one gets what `login` needs to bind. */
export const useMessengerReturn = ({ code, state }: Return, onArrived: (arrived: Arrived) => void) => {
  const [wxUserId, setWxUserId] = useState<string>();
  const [busy, setBusy] = useState(code !== undefined);
  const taken = useRef(false);

  useEffect(() => {
    // A code is good for one exchange, and effects may run twice.
    if (code === undefined || taken.current) return;
    taken.current = true;
    const exchange = async () => {
      const trip = takeTrip(state);
      const query = { code, ...(state && { state }), ...(trip?.companyCode && { companyCode: trip.companyCode }) };
      const answer = await call(loginByWecom, { query }).catch(() => undefined);
      if (answer?.session) startSession(answer.session);
      setWxUserId(answer?.wxUserId);
      setBusy(false);
      onArrived({ returnTo: trip?.returnTo, signedIn: answer?.session !== undefined });
    };
    void exchange();
  }, [code, state, onArrived]);
  return { wxUserId, busy };
};
