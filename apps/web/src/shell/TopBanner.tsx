import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { reloadOffer } from '../kit/client/reload-offer.ts';
import { useOnline } from '../kit/offline/use-online.ts';
import { useStore } from '../kit/store/store.ts';
import { ensureTexts } from '../kit/text/catalogues.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { IconOffline } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';

/** Comes after the first screen, for people who report their time. */
const ShiftEnd = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ ShiftEnd: Reminder }] = await Promise.all([import('../tasks/my-day/ShiftEnd.tsx'), ensureTexts('tasks')]);
    return { default: Reminder };
  } catch {
    return { default: () => null };
  }
});

/** Over every screen, while there is a reason for it. */
export function TopBanner() {
  const t = useTranslations('shell');
  const client = useTranslations('client');
  const offer = useStore(reloadOffer);
  const online = useOnline();
  const mayReport = useMenus().has('/report/myDay');
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
  if (online) {
    return (
      mayReport && (
        <Suspense>
          <ShiftEnd />
        </Suspense>
      )
    );
  }
  return (
    <Banner tone="warn" icon={IconOffline} title={t('offline')}>
      {t('offlineHow')}
    </Banner>
  );
}
