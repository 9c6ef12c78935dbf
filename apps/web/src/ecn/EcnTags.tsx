import type { EcnRow } from '@gemba/contract/ecn/ecns';
import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { type StatusShape, StatusTag } from '../kit/ui/StatusTag.tsx';
import type { Tone } from '../kit/ui/tone.ts';
import { daysUntil } from './days-until.ts';

const looks: Record<EcnRow['status'], { tone: Tone; shape?: StatusShape }> = {
  OPEN: { tone: 'info' },
  CLOSED: { tone: 'ok' },
  CANCELLED: { tone: 'idle', shape: 'cross' },
};

/** From this many days on the due date is no longer worth a warning. */
const SOON = 7;

/** How far a change is, whether it holds its parts back, and whether it is late. */
export function EcnTags({ ecn: { status, partOnHold, overdue, dueDate } }: { ecn: EcnRow }) {
  const t = useTranslations('ecn');
  const days = daysUntil(dueDate, useToday().today);
  const { tone, shape } = looks[status];
  return (
    <>
      <StatusTag tone={tone} shape={shape}>
        {t(`status.${status}`)}
      </StatusTag>
      {partOnHold && <StatusTag tone="hold">{t('partOnHold')}</StatusTag>}
      {overdue && <StatusTag tone="bad">{t('overdueBy', { days: -days })}</StatusTag>}
      {status === 'OPEN' && !overdue && days <= SOON && (
        <StatusTag tone="warn" shape="clock">
          {t('dueIn', { days })}
        </StatusTag>
      )}
    </>
  );
}
