import { PIN_LONGEST, Pin, pinRefusal } from '@gemba/contract/auth/terminal/pin';
import { useTranslations } from 'use-intl';
import { SecretSheet } from './SecretSheet.tsx';
import { useSetPin } from './use-set-pin.ts';

export function SetPinSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings');
  const { set, ...posting } = useSetPin(onClose);
  const wrongWith = (pin: string) => {
    if (!Pin.safeParse(pin).success) return t('pinRules');
    return pinRefusal(pin) ? t('pinTooEasy') : undefined;
  };
  return (
    <SecretSheet
      title={t('setPin')}
      refusedTitle={t('pinRefused')}
      field={{
        label: t('newPin'),
        help: t('pinRules'),
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: PIN_LONGEST,
      }}
      wrongWith={wrongWith}
      isAboutNext={({ field }) => field === 'pin'}
      posting={posting}
      onSend={set}
      onClose={onClose}
    />
  );
}
