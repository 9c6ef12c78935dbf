import { loginBySso } from '@gemba/contract/auth/sso/login-by-sso';
import { useEffect, useRef } from 'react';
import { call } from '../../kit/client/call.ts';
import { startSession } from '../session/session.ts';
import { takeReturnTo } from './sso-trip.ts';
import type { Arrived } from './use-login-by-wecom.ts';

/** Hands the provider's answer to the server, once. */
export const useLoginBySso = (onArrived: (arrived: Arrived) => void) => {
  const taken = useRef(false);

  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const exchange = async () => {
      const query = window.location.search.slice(1);
      const session = await call(loginBySso, { body: { query } }).catch(() => undefined);
      if (session) startSession(session);
      onArrived({ returnTo: takeReturnTo(), signedIn: session !== undefined, wxUserId: undefined });
    };
    void exchange();
  }, [onArrived]);
};
