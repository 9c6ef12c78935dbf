import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { Button } from '../kit/ui/input/Button.tsx';

type Props = { title: string; onRetry: () => Promise<unknown> };

/** Replaces a part that could not be loaded; the client has shown the reason. */
export function LoadFailed({ title, onRetry }: Props) {
  const t = useTranslations('settings');
  return (
    <Banner
      tone="warn"
      title={title}
      action={
        <Button small onClick={() => onRetry()}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
