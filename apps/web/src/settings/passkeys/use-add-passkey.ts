import { addPasskey } from '@gemba/contract/auth/passkeys/add-passkey';
import { beginPasskey } from '@gemba/contract/auth/passkeys/begin-passkey';
import { PASSKEY_ALGORITHMS } from '@gemba/contract/auth/passkeys/passkey-shapes';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { passkeyKeys } from './passkey-keys.ts';

type Wanted = { password: string; name: string };

/** The password first; then the device makes the passkey, and the server keeps its public half. */
export const useAddPasskey = (onAdded: () => void) => {
  const t = useTranslations('settings');
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ password, name }: Wanted) => {
      const { ticket, ...asked } = await call(beginPasskey, { body: { password } }, { quiet: beginPasskey.refusals });
      const { id, response } = await startRegistration({ optionsJSON: optionsOf(asked) });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const credential = { id, clientDataJSON, attestationObject, transports };
      await call(addPasskey, { body: { ticket, name, credential } }, { quiet: addPasskey.refusals });
    },
    onSuccess: async () => {
      showToast(t('passkeyAdded'));
      await queries.invalidateQueries({ queryKey: passkeyKeys.list });
      onAdded();
    },
    onError: (wrong) => {
      if (!(wrong instanceof Error) || !isOfDevice(wrong)) return;
      showToast(t(isKnown(wrong) ? 'passkeyKnown' : 'passkeyCancelled'), { urgent: true });
    },
  });
  return {
    add: (password: string, name: string) => mutateAsync({ password, name: name.trim() }).catch(() => undefined),
    busy: isPending,
    refused: useRefused(error),
    forgive: reset,
  };
};

const isOfDevice = (wrong: Error) => wrong instanceof WebAuthnError || wrong instanceof DOMException;
const isKnown = (wrong: Error) =>
  wrong instanceof WebAuthnError && wrong.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

type Asked = {
  challenge: string;
  rpId: string;
  rpName: string;
  userHandle: string;
  userName: string;
  displayName: string;
  known: readonly string[];
};

/** Found by the device itself at the login, and only after the device knows its person. */
const optionsOf = ({ challenge, rpId, rpName, userHandle, userName, displayName, known }: Asked) => ({
  challenge,
  rp: { id: rpId, name: rpName },
  user: { id: userHandle, name: userName, displayName },
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
  excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
  timeout: 300_000,
});
