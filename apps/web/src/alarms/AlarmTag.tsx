import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { IconUser } from '../kit/ui/icons.ts';

type Props = { alarm: Pick<AlarmRow, 'status' | 'respondedBy'>; isOverdue?: boolean };

export function AlarmTag({ alarm: { status, respondedBy }, isOverdue }: Props) {
  const t = useTranslations('alarms');
  if (status === 'RESOLVED') return <StatusTag tone="ok">{t('status.RESOLVED')}</StatusTag>;
  if (isOverdue)
    return (
      <StatusTag tone="bad" solid>
        {t('overdue')}
      </StatusTag>
    );
  if (status === 'RESPONDED')
    return (
      <StatusTag tone="info" icon={IconUser}>
        {t('respondedBy', { name: respondedBy?.name ?? '' })}
      </StatusTag>
    );
  return (
    <StatusTag tone="warn" shape="clock">
      {t(`status.${status}`)}
    </StatusTag>
  );
}
