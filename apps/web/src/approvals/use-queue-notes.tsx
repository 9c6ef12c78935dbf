import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../auth/index.ts';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { IconBack, IconGo } from '../kit/ui/icons.ts';
import styles from './QueueNotes.module.css';
import { useApprovals } from './use-approvals.ts';
import type { Subject } from './use-decision.ts';

/** Where an order stands among those that wait, and the way to the ones beside it. Nothing when no list was open. */
export const useQueueNotes = ({ type, number }: Pick<Subject, 'type' | 'number'>) => {
  const t = useTranslations('approvals');
  const router = useRouter();
  const { data } = useApprovals(type, { enabled: false });
  const waiting = data?.filter(({ change }) => change === null) ?? [];
  const at = waiting.findIndex((card) => card.number === number);
  if (at < 0 || waiting.length < 2) return {};
  // In place of this one: Back leads to the list, not through all that was looked at.
  const go = (card: ApprovalCard | undefined) =>
    card && (() => void router.navigate({ href: addressOf(type, card.number), replace: true }));
  const [previous, next] = [go(waiting[at - 1]), go(waiting[at + 1])];
  return {
    note: t('position', { at: at + 1, count: waiting.length }),
    noteEnd: (
      <span className={styles['steps']}>
        <IconButton icon={IconBack} label={t('previousOrder')} disabled={!previous} onClick={previous} />
        <IconButton icon={IconGo} label={t('nextOrder')} disabled={!next} onClick={next} />
      </span>
    ),
  };
};
