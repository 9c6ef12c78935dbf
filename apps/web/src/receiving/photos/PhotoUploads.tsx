import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { ProgressBar } from '../../kit/ui/feedback/ProgressBar.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { useAddReceiverPhoto } from './use-add-receiver-photo.ts';

/** Photos on their way to their receivers: how far they are, which did not arrive. */
export function PhotoUploads({ receiverNumbers }: { receiverNumbers: readonly string[] }) {
  const t = useTranslations('receiving');
  const { waiting, failed, progress, again } = useAddReceiverPhoto(receiverNumbers, t('photoNotSent'));
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
