import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../auth/index.ts';
import { hasDrafts } from '../kit/form/drafts.ts';
import { Button } from '../kit/ui/Button.tsx';
import { IconSignOut } from '../kit/ui/icons.ts';
import styles from './SignOutPart.module.css';

const ConfirmSheet = lazy(async () => ({ default: (await import('../kit/ui/ConfirmSheet.tsx')).ConfirmSheet }));

/** Asks only when something would be lost. */
export function SignOutPart() {
  const t = useTranslations('settings');
  const signOut = useSignOut();
  const [asking, setAsking] = useState<boolean>();
  const leave = () => signOut.mutateAsync();
  return (
    <div className={styles['part']}>
      <Button
        kind="outline"
        wide
        icon={IconSignOut}
        busy={signOut.isPending}
        onClick={() => (hasDrafts() ? setAsking(true) : leave())}
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
