import { useTranslations } from 'use-intl';
import { dayIn } from '../kit/router/day-in.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { IconStatistics } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';

type Props = { sharedOn: string | undefined; onToday: () => void };

/** Instead of figures, where the link names a day that has none, or something that is no day. */
export function NoSuchDay({ sharedOn, onToday }: Props) {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const day = dayIn(sharedOn);
  return (
    <EmptyState
      icon={IconStatistics}
      title={day ? t('noFiguresOn', { day: figures.day(day) }) : t('noDay')}
      how={day ? t('noFiguresOnHow') : t('noDayHow')}
      action={
        <Button kind="primary" onClick={onToday}>
          {t('showToday')}
        </Button>
      }
    />
  );
}
