import { login } from '@gemba/contract/auth/login';
import { useRef, useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { Refused } from '../../kit/client/errors.ts';
import { startSession } from '../session/session.ts';

export interface Credentials {
  companyCode: string;
  userName: string;
  password: string;
}

/**
 * Signs in once at a time, and is busy until the next screen is there. With `wxUserId` it also binds the messenger
 * account.
 */
export const useLogin = (wxUserId: string | undefined, onSignedIn: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const sending = useRef(false);

  const signIn = async ({ companyCode, userName, password }: Credentials) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefused(undefined);
    const body = { userName, password, ...(companyCode && { companyCode }), ...(wxUserId && { wxUserId }) };
    try {
      startSession(await call(login, { body }, { quiet: login.refusals }));
      await onSignedIn();
    } catch (error) {
      if (error instanceof Refused && !error.shown) setRefused(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { signIn, busy, refused, forgive: () => setRefused(undefined) };
};
