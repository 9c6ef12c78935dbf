import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeAlong, useLogout } from '../auth/index.ts';
import { hasDrafts } from '../kit/form/drafts.ts';
import { formOwner } from '../kit/form/form-owner.ts';
import { shelvedBy } from '../kit/store/file-shelf.ts';
import { IconSignOut } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import styles from './SignOutPart.module.css';

const ConfirmSheet = lazy(async () => ({
  default: (await import('../kit/ui/feedback/ConfirmSheet.tsx')).ConfirmSheet,
}));

type Loss = 'signOutDrafts' | 'signOutPhotos';

/** Asks only if something would be lost: drafts go to the server unless it is out of reach; photos do not. */
export function SignOutPart() {
  const t = useTranslations('settings');
  const signOut = useLogout();
  const [loss, setLoss] = useState<Loss>();
  const [asking, setAsking] = useState(false);
  const [packing, setPacking] = useState(false);
  const leave = () => signOut.mutateAsync();
  const ask = (what: Loss) => {
    setLoss(what);
    setAsking(true);
  };
  const pack = async () => {
    setPacking(true);
    const packed = await takeAlong();
    setPacking(false);
    return packed ? leave() : ask('signOutDrafts');
  };
  const leaveWithDrafts = () => (hasDrafts() ? pack() : leave());
  const begin = async () => ((await shelvedBy(formOwner())).length > 0 ? ask('signOutPhotos') : leaveWithDrafts());
  return (
    <div className={styles['part']}>
      <Button kind="outline" wide icon={IconSignOut} busy={packing || signOut.isPending} onClick={begin}>
        {t('signOut')}
      </Button>
      {loss && (
        <Suspense>
          <ConfirmSheet
            open={asking}
            onClose={() => setAsking(false)}
            title={t(loss)}
            confirmLabel={t('signOut')}
            cancelLabel={t('stay')}
            danger
            onConfirm={loss === 'signOutPhotos' ? leaveWithDrafts : leave}
          >
            {t(`${loss}How`)}
          </ConfirmSheet>
        </Suspense>
      )}
    </div>
  );
}
