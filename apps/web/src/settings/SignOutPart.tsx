import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeAlong, useSignOut } from '../auth/index.ts';
import { hasDrafts } from '../kit/form/drafts.ts';
import { Button } from '../kit/ui/Button.tsx';
import { IconSignOut } from '../kit/ui/icons.ts';
import styles from './SignOutPart.module.css';

const ConfirmSheet = lazy(async () => ({ default: (await import('../kit/ui/ConfirmSheet.tsx')).ConfirmSheet }));

/** Asks only when something would be lost: what was typed goes along to the server, unless it is out of reach. */
export function SignOutPart() {
  const t = useTranslations('settings');
  const signOut = useSignOut();
  const [asking, setAsking] = useState<boolean>();
  const [packing, setPacking] = useState(false);
  const leave = () => signOut.mutateAsync();
  const pack = async () => {
    setPacking(true);
    const packed = await takeAlong();
    setPacking(false);
    return packed ? leave() : setAsking(true);
  };
  return (
    <div className={styles['part']}>
      <Button
        kind="outline"
        wide
        icon={IconSignOut}
        busy={packing || signOut.isPending}
        onClick={() => (hasDrafts() ? pack() : leave())}
      >
        {t('signOut')}
      </Button>
      {asking !== undefined && (
        <Suspense>
          <ConfirmSheet
            open={asking}
            onClose={() => setAsking(false)}
            title={t('signOutDrafts')}
            confirmLabel={t('signOut')}
            cancelLabel={t('stay')}
            danger
            onConfirm={leave}
          >
            {t('signOutDraftsHow')}
          </ConfirmSheet>
        </Suspense>
      )}
    </div>
  );
}
