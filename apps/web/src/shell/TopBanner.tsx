import { useTranslations } from 'use-intl';
import { reloadOffer } from '../kit/client/reload-offer.ts';
import { useOnline } from '../kit/offline/use-online.ts';
import { useStore } from '../kit/store/store.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { IconOffline } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';

/** Over every screen, while there is a reason for it. */
export function TopBanner() {
  const t = useTranslations('shell');
  const client = useTranslations('client');
  const offer = useStore(reloadOffer);
  const online = useOnline();
  if (offer) {
    return (
      <Banner
        tone="warn"
        title={client(offer)}
        action={
          <Button small onClick={() => window.location.reload()}>
            {client('reload')}
          </Button>
        }
      >
        {client('newVersionHow')}
      </Banner>
    );
  }
  if (online) return null;
  return (
    <Banner tone="warn" icon={IconOffline} title={t('offline')}>
      {t('offlineHow')}
    </Banner>
  );
}
