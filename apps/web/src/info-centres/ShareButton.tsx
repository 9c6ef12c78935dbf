import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { showToast } from '../kit/ui/feedback/notices.ts';
import { IconShare } from '../kit/ui/icons.ts';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import { sharedAddress } from './shared-address.ts';

type Props = { title: string /** When the figures were read. */; asOf: string };

/** Passes the address on with its day: it opens the same days and filter for a colleague with the same rights. */
export function ShareButton({ title, asOf }: Props) {
  const t = useTranslations('info-centres');
  const { dayOf } = useToday();
  const share = async () => {
    const { href: url } = sharedAddress(window.location.href, dayOf(asOf));
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
