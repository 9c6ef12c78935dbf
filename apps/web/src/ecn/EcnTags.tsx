import type { EcnRow } from '@gemba/contract/ecn/ecn';
import { useTranslations } from 'use-intl';
import { useToday } from '../auth/index.ts';
import { type StatusShape, StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import type { Tone } from '../kit/ui/feedback/tone.ts';
import { daysUntil } from './days-until.ts';

const looks: Record<EcnRow['status'], { tone: Tone; shape?: StatusShape }> = {
  OPEN: { tone: 'info' },
  CLOSED: { tone: 'ok' },
  CANCELLED: { tone: 'idle', shape: 'cross' },
};

/** A due date further away than this gets no warning. */
const SOON = 7;

/** The status of a change, whether it blocks its parts, and whether it is late. */
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
