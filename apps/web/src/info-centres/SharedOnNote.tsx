import { type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { Banner } from '../kit/ui/feedback/Banner.tsx';
import { Button } from '../kit/ui/input/Button.tsx';

type Props = {
  sharedOn: string | undefined;
  /** Undefined for a whole dashboard. */
  figure?: FigureName;
  onToday: () => void;
};

/** Says from which day the periods are counted where a link named an earlier one than today, with the way to today. */
export function SharedOnNote({ sharedOn, figure, onToday }: Props) {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const { today } = useToday();
  if (!sharedOn || sharedOn === today) return null;
  const day = figures.day(sharedOn);
  const hasDays = !figure || figureOf(figure).time === 'period';
  return (
    <Banner
      title={hasDays ? t('sharedOn', { day }) : t('sharedOnOnly', { day })}
      action={
        <Button small onClick={onToday}>
          {t('showToday')}
        </Button>
      }
    >
      {figure ? !hasDays && t('nowHasNoPast') : t('figuresOfNow')}
    </Banner>
  );
}
