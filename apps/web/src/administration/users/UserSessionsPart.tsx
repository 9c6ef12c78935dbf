import type { UserDetail } from '@gemba/contract/administration/users/user';
import { useTranslations } from 'use-intl';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { SessionRow } from '../sessions/SessionRow.tsx';
import { useListUserSessions } from '../sessions/use-list-user-sessions.ts';
import { useRevokeUserSessions } from '../sessions/use-revoke-user-sessions.ts';

/** The devices on which this user is signed in. */
export function UserSessionsPart({ user }: { user: UserDetail }) {
  const t = useTranslations('administration');
  const pages = useListUserSessions({ userId: String(user.userId) });
  const revoke = useRevokeUserSessions(user.userId);
  const others = pages.rows?.filter(({ current }) => !current).length ?? 0;
  return (
    <section>
      <SectionHeader
        title={t('devices')}
        action={
          others > 1 && !revoke.isPending
            ? { label: t('revokeAll', { count: others }), onClick: () => revoke.mutate() }
            : undefined
        }
      />
      <PagedList label={t('devices')} pages={pages} rows={pages.rows} empty={<Help>{t('noDevices')}</Help>}>
        {(session) => <SessionRow key={session.sessionId} session={session} />}
      </PagedList>
    </section>
  );
}
