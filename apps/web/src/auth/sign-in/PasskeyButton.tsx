import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconPassword } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { useLoginByPasskey } from './use-login-by-passkey.ts';

type Props = { companyCode: string; onSignedIn: () => Promise<void> };

export function PasskeyButton({ companyCode, onSignedIn }: Props) {
  const t = useTranslations('auth');
  const { signIn, busy } = useLoginByPasskey(companyCode, onSignedIn);
  const [cancelled, setCancelled] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <>
      <Button kind="outline" wide icon={IconPassword} busy={busy} onClick={async () => setCancelled(!(await signIn()))}>
        {t('withPasskey')}
      </Button>
      {cancelled && <Help>{t('passkeyCancelled')}</Help>}
    </>
  );
}
