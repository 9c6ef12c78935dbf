import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useStore } from '../../kit/store/store.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { useMomentWords } from '../use-moment-words.ts';
import { instantOf, wallTime } from '../wall-time.ts';
import styles from './ForgottenStop.module.css';

type Props = {
  forgotten: NonNullable<MyDay['forgottenStop']>;
  posting: Posting;
  /** Time after it was not worked, and is not kept. */
  onStop: (endedAt: string) => unknown;
};

/** A task runs on after its shift: it is stopped as of then, with the likely time on the button. */
export function ForgottenStop({ forgotten, posting, onStop }: Props) {
  const t = useTranslations('tasks');
  const say = useRefusal();
  const moment = useMomentWords();
  const { timeZone } = useStore(companySetting);
  const { woNumber, since, suggestedStop } = forgotten;
  const [typed, setTyped] = useState<string>();
  const chosen = typed === undefined ? undefined : instantOf(typed, timeZone);
  const wrong = chosen !== undefined && Date.parse(chosen) <= Date.parse(since);
  return (
    <>
      <Banner
        tone="warn"
        title={t('forgottenStop')}
        action={
          <div className={styles['ways']}>
            <Button small kind="primary" busy={posting.busy} onClick={() => onStop(suggestedStop)}>
              {t('stopAt', { time: moment(suggestedStop) })}
            </Button>
            <Button small kind="outline" onClick={() => setTyped(wallTime(suggestedStop, timeZone))}>
              {t('otherTime')}
            </Button>
          </div>
        }
      >
        {t.rich('stillRuns', { woNumber, since: moment(since), time: moment(suggestedStop), code: asCode })}
      </Banner>
      <ConfirmSheet
        open={typed !== undefined}
        onClose={() => setTyped(undefined)}
        title={t('whenStopped')}
        confirmLabel={t('stopThen')}
        onConfirm={async () => {
          if (chosen === undefined || wrong) return;
          await onStop(chosen);
          setTyped(undefined);
        }}
      >
        <Field
          type="datetime-local"
          label={t('times.end')}
          value={typed ?? ''}
          min={wallTime(since, timeZone)}
          error={wrong && say('END_BEFORE_START')}
          help={t('afterIsLost')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ConfirmSheet>
    </>
  );
}
