import { PASSWORD_MINIMUM } from '@gemba/contract/kit/password-rule';
import { useTranslations } from 'use-intl';
import { SecretSheet } from './SecretSheet.tsx';
import { useChangePassword } from './use-change-password.ts';

export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const { change, ...posting } = useChangePassword(onClose);
  return (
    <SecretSheet
      title={t('changePassword')}
      refusedTitle={t('passwordRefused')}
      field={{ label: t('newPassword'), help: t('passwordRules'), autoComplete: 'new-password' }}
      wrongWith={(next) => ([...next].length < PASSWORD_MINIMUM ? t('newTooShort') : undefined)}
      isAboutNext={({ code }) => code.startsWith('PASSWORD_')}
      posting={posting}
      onSend={change}
      onClose={onClose}
    />
  );
}
