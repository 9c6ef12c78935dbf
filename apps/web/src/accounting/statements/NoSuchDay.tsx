import { useTranslations } from 'use-intl';
import { dayIn } from '../../kit/router/day-in.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconReport } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';

type Props = { sharedOn: string | undefined; onToday: () => void };

/** Instead of a statement, where the link names a day without books, or something that is no day. */
export function NoSuchDay({ sharedOn, onToday }: Props) {
  const t = useTranslations('accounting.statement.shared');
  const figures = useFigures();
  const day = dayIn(sharedOn);
  return (
    <EmptyState
      icon={IconReport}
      title={day ? t('noBooksOn', { day: figures.day(day) }) : t('noDay')}
      how={day ? t('noBooksOnHow') : t('noDayHow')}
      action={
        <Button kind="primary" onClick={onToday}>
          {t('showToday')}
        </Button>
      }
    />
  );
}
