import { useTranslations } from 'use-intl';
import { deviceName } from '../../kit/client/device-name.ts';
import { SecretSheet } from '../SecretSheet.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

export function AddPasskeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const { add, ...posting } = useAddPasskey(onClose);
  return (
    <SecretSheet
      title={t('addPasskey')}
      refusedTitle={t('passkeyRefused')}
      field={{
        label: t('passkeyName'),
        help: t('passkeyNameHelp'),
        type: 'text',
        autoComplete: 'off',
        maxLength: 60,
      }}
      initial={deviceName(navigator.userAgent)}
      wrongWith={(name) => (name.trim() ? undefined : t('passkeyNameEmpty'))}
      isAboutNext={({ field }) => field === 'name'}
      posting={posting}
      onSend={add}
      onClose={onClose}
    />
  );
}
