import { useTranslations } from 'use-intl';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';

type Props = {
  posting: Posting;
  /** The verb of a yes: "Receive anyway". */
  anyway: string;
};

/** The sheets of a posting: a question, or a missing set-up. */
export function PostingSheets({ posting, anyway }: Props) {
  const t = useTranslations('posting');
  const { question, missing, agree, again, forgive, busy } = posting;
  return (
    <>
      <ConfirmSheet
        unasked
        open={question !== undefined}
        onClose={forgive}
        title={question?.message ?? ''}
        confirmLabel={anyway}
        cancelLabel={t('notYet')}
        busy={busy}
        onConfirm={agree}
      />
      {missing && <SetUpSheet key={missing.code} missing={missing} onClose={forgive} onDone={again} />}
    </>
  );
}
