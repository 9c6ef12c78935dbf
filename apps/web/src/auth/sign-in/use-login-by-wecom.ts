import { loginByWecom } from '@gemba/contract/auth/login-by-wecom';
import { useEffect, useRef } from 'react';
import { lastCompanyCode } from '../../companies/index.ts';
import { call } from '../../kit/client/call.ts';
import { startSession } from '../session/session.ts';
import { takeTrip } from './messenger-trip.ts';

type Return = { code: string; state: string | undefined };
export type Arrived = { returnTo: string | undefined; signedIn: boolean; wxUserId: string | undefined };

/** Signs a bound user in; an unbound one gets the id that `login` needs. */
export const useLoginByWecom = ({ code, state }: Return, onArrived: (arrived: Arrived) => void) => {
  const taken = useRef(false);

  useEffect(() => {
    // A code is good for one exchange, and effects may run twice.
    if (taken.current) return;
    taken.current = true;
    const exchange = async () => {
      const trip = takeTrip(state);
      const companyCode = trip?.companyCode ?? lastCompanyCode.get();
      const query = { code, ...(state && { state }), ...(companyCode && { companyCode }) };
      const answer = await call(loginByWecom, { query }).catch(() => undefined);
      if (answer?.session) startSession(answer.session);
      onArrived({
        returnTo: trip?.returnTo,
        signedIn: answer?.session !== undefined,
        wxUserId: answer?.wxUserId,
      });
    };
    void exchange();
  }, [code, state, onArrived]);
};
