import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconChat } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import styles from './MessengerButton.module.css';
import { startMessengerTrip } from './messenger-trip.ts';

const c = classesOf(styles);

type Props = { name: string; companyCode: string; returnTo: string | undefined };

export function MessengerButton({ name, companyCode, returnTo }: Props) {
  const t = useTranslations('auth');
  return (
    <>
      <div className={c('or')}>{t('or')}</div>
      <Button
        kind="outline"
        wide
        icon={IconChat}
        onClick={() => startMessengerTrip(companyCode, returnTo).catch(() => undefined)}
      >
        {t('withMessenger', { messenger: name })}
      </Button>
      <Help>{t('bindOnce')}</Help>
    </>
  );
}
