import type { UserRow } from '@gemba/contract/administration/users/user';
import { useTranslations } from 'use-intl';
import { type StatusShape, StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import type { Tone } from '../../kit/ui/feedback/tone.ts';

const looks: Record<UserRow['status'], { tone: Tone; shape: StatusShape }> = {
  ACTIVE: { tone: 'ok', shape: 'tick' },
  LOCKED: { tone: 'bad', shape: 'lock' },
  DISABLED: { tone: 'idle', shape: 'cross' },
};

type Props = { user: Pick<UserRow, 'status' | 'expired' | 'invitedUntil'> };

/** Whether a user can sign in, and whether an invitation is open. */
export function UserTag({ user: { status, expired, invitedUntil } }: Props) {
  const t = useTranslations('administration');
  return (
    <>
      {status === 'ACTIVE' && expired ? (
        <StatusTag tone="warn">{t('expired')}</StatusTag>
      ) : (
        <StatusTag {...looks[status]}>{t(`status.${status}`)}</StatusTag>
      )}
      {status === 'ACTIVE' && invitedUntil !== null && (
        <StatusTag tone="info" shape="clock">
          {t('invited')}
        </StatusTag>
      )}
    </>
  );
}
