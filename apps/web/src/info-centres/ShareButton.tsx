import { useTranslations } from 'use-intl';
import { showToast } from '../kit/ui/feedback/notices.ts';
import { IconShare } from '../kit/ui/icons.ts';
import { IconButton } from '../kit/ui/input/IconButton.tsx';

/** Passes the address on: it opens the same period and filter for a colleague with the same rights. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('info-centres');
  const share = async () => {
    const { href: url } = window.location;
    if ('share' in navigator) {
      // The person may close the share sheet.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    showToast(t('copied'));
  };
  return <IconButton icon={IconShare} label={t('share')} onClick={() => void share()} />;
}
