import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';

type Props = { title: string; onRetry: () => Promise<unknown> };

/** Stands where something should be that did not come; the client has said why. */
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
