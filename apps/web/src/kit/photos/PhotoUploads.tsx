import { useTranslations } from 'use-intl';
import { Banner } from '../ui/feedback/Banner.tsx';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { IconRefresh } from '../ui/icons.ts';
import { Button } from '../ui/input/Button.tsx';
import type { useSendPhotos } from './use-send-photos.ts';

/** Photos on their way to their documents: how far they are, which did not arrive. */
export function PhotoUploads({ uploads }: { uploads: ReturnType<typeof useSendPhotos> }) {
  const t = useTranslations('posting');
  const { waiting, failed, progress, again } = uploads;
  const [first] = failed;
  return (
    <>
      {waiting > 0 && <ProgressBar label={t('photosSending', { count: waiting })} done={progress} />}
      {first && (
        <Banner
          tone="warn"
          title={t('photosFailed', { count: failed.length })}
          action={
            <Button small kind="outline" icon={IconRefresh} onClick={again}>
              {t('sendAgain')}
            </Button>
          }
        >
          {first.failed}
        </Banner>
      )}
    </>
  );
}
