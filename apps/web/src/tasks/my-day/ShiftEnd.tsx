import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { useMomentWords } from '../use-moment-words.ts';
import { useForgottenStop } from './use-forgotten-stop.ts';

const MY_DAY = '/report/myDay';

/** The shift is over and a task still runs: told over every screen but that of the day, which says what can be done. */
export function ShiftEnd() {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const moment = useMomentWords();
  const { pathname } = useLocation();
  const forgotten = useForgottenStop();
  if (!forgotten || pathname === MY_DAY) return null;
  const { woNumber, since, suggestedStop } = forgotten;
  return (
    <Banner
      tone="warn"
      icon={IconClock}
      title={t('forgottenStop')}
      action={
        <Button small kind="outline" onClick={() => void navigate({ to: MY_DAY })}>
          {t('myDay')}
        </Button>
      }
    >
      {t.rich('stillRuns', { woNumber, since: moment(since), time: moment(suggestedStop), code: asCode })}
    </Banner>
  );
}
