import { useTranslations } from 'use-intl';
import { IconUser } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { startSsoTrip } from './sso-trip.ts';

type Props = { name: string; companyCode: string; returnTo: string | undefined };

export function SsoButton({ name, companyCode, returnTo }: Props) {
  const t = useTranslations('auth');
  return (
    <Button
      kind="outline"
      wide
      icon={IconUser}
      onClick={() => startSsoTrip(companyCode, returnTo).catch(() => undefined)}
    >
      {t('withSso', { name })}
    </Button>
  );
}
