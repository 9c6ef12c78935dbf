import { beginPasskeyLogin } from '@gemba/contract/auth/passkeys/begin-passkey-login';
import { loginByPasskey } from '@gemba/contract/auth/passkeys/login-by-passkey';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { startSession } from '../session/session.ts';

/** Signs in with whichever passkey the device offers. False when the device or its person did not want to. */
export const useLoginByPasskey = (companyCode: string, onSignedIn: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const company = companyCode ? { companyCode } : {};

  const sign = async () => {
    const { ticket, challenge, rpId } = await call(beginPasskeyLogin, { query: company });
    const answer = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required', timeout: 300_000 },
    }).catch(() => undefined);
    if (!answer) return undefined;
    const { clientDataJSON, authenticatorData, signature } = answer.response;
    return { ticket, signed: { id: answer.id, clientDataJSON, authenticatorData, signature } };
  };
  const signIn = async () => {
    setBusy(true);
    try {
      const proof = await sign();
      if (!proof) return false;
      startSession(await call(loginByPasskey, { body: { ...company, ...proof } }));
      await onSignedIn();
    } catch {
      // The client has said what was refused.
    } finally {
      setBusy(false);
    }
    return true;
  };
  return { signIn, busy };
};
