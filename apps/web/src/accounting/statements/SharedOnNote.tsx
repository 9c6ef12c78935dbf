import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';

type Props = { sharedOn: string | undefined; onToday: () => void };

/** Says that the statement is as of an earlier day, the one on which its link was shared, with the way to today. */
export function SharedOnNote({ sharedOn, onToday }: Props) {
  const t = useTranslations('accounting.statement.shared');
  const figures = useFigures();
  const { today } = useToday();
  if (!sharedOn || sharedOn === today) return null;
  return (
    <Banner
      title={t('on', { day: figures.day(sharedOn) })}
      action={
        <Button small onClick={onToday}>
          {t('showToday')}
        </Button>
      }
    >
      {t('laterNotCounted')}
    </Banner>
  );
}
