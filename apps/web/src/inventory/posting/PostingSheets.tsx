import { useTranslations } from 'use-intl';
import { ConfirmSheet } from '../../kit/ui/ConfirmSheet.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';
import type { Posting } from './use-posting.ts';

type Props = {
  posting: Posting;
  /** The verb of a yes: "Receive anyway". */
  anyway: string;
};

/** What a posting asks before it goes on: a question, or a value that nobody has set up. */
export function PostingSheets({ posting, anyway }: Props) {
  const t = useTranslations('posting');
  const { question, missing, agree, again, forgive, busy } = posting;
  return (
    <>
      <ConfirmSheet
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
