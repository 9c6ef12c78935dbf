import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { Button } from '../kit/ui/input/Button.tsx';

/** Above a form that somebody else has saved meanwhile. */
export function OutdatedNotice({ onRenew }: { onRenew: () => void }) {
  const t = useTranslations('administration');
  return (
    <Banner
      tone="warn"
      title={t('outdated')}
      action={
        <Button small kind="outline" onClick={onRenew}>
          {t('showNew')}
        </Button>
      }
    >
      {t('outdatedHow')}
    </Banner>
  );
}
