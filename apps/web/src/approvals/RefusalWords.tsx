import { DECISIONS } from '@gemba/contract/approvals/history-entry';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useTranslations } from 'use-intl';
import { actWords } from './act-words.ts';
import type { Refusal } from './use-decide.ts';

type Props = { type: ApprovalKind; refusal: Refusal };

/** Why not, and where somebody was faster, what became of the order and by whom. */
export function RefusalWords({ type, refusal: { msg, data } }: Props) {
  const t = useTranslations('approvals');
  const decision = DECISIONS.find((one) => one === data['decision']);
  return (
    <>
      {msg}
      {decision && (
        <>
          {' '}
          <b>{t('doneBy', { what: t(`history.${actWords(decision, type)}`), name: String(data['by']) })}</b>
        </>
      )}
    </>
  );
}
