import { useTranslations } from 'use-intl';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { IconLocked, IconRefresh, IconShip } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';

type Props = {
  posting: Posting;
  count: number;
  onShip: (shipNow: boolean) => unknown;
  /** Why nothing can go, where nobody here can do anything about it. */
  blocked?: string | undefined;
};

/** Picked and kept open, or gone at once. */
export function ShipButtons({ posting, count, onShip, blocked }: Props) {
  const t = useTranslations('shipping');
  if (posting.unknown) {
    return (
      <Button kind="primary" wide icon={IconRefresh} busy={posting.busy} onClick={posting.check}>
        {t('check')}
      </Button>
    );
  }
  if (blocked) {
    return (
      <Button kind="primary" wide icon={IconLocked} disabled>
        {blocked}
      </Button>
    );
  }
  return (
    <>
      <Button kind="outline" busy={posting.busy} onClick={() => onShip(false)}>
        {t('keepOpen')}
      </Button>
      <Button kind="primary" wide icon={IconShip} busy={posting.busy} onClick={() => onShip(true)}>
        {t('shipLines', { count })}
      </Button>
    </>
  );
}
