import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { Button } from '../kit/ui/input/Button.tsx';

type Props = { quantity: string; maximum: string; busy: boolean; onCorrect: () => void; onUse: () => unknown };

/** The two ways on with more pieces than can be reported without a confirmation. */
export function OverMaximumButtons({ quantity, maximum, busy, onCorrect, onUse }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  return (
    <>
      <Button kind="outline" onClick={onCorrect}>
        {t('correctTo', { maximum: figures.quantity(maximum) })}
      </Button>
      <Button kind="primary" busy={busy} onClick={onUse}>
        {t('useAnyway', { quantity: figures.quantity(quantity) })}
      </Button>
    </>
  );
}
