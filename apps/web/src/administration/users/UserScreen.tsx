import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconPeople } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { OutdatedNotice } from '../OutdatedNotice.tsx';
import { useOpened } from '../use-opened.ts';
import { UserView } from './UserView.tsx';
import { useGetUser } from './use-get-user.ts';

/** One user: job and roles, approval limits, sessions, and the lock. */
export function UserScreen() {
  const t = useTranslations('administration');
  const navigate = useNavigate();
  const { userId = '', open } = useSearch({ from: '/signedIn/admin/user' });
  const back = useBackTo('/admin/users');
  const query = useGetUser(userId);
  const title = query.data?.displayName ?? t('user');
  useTitle(title);
  const showInvite = (shown: boolean) =>
    void navigate({
      to: '/admin/user',
      search: { userId, open: shown ? 'invite' : undefined },
      replace: true,
    });
  const empty = !userId && <EmptyState icon={IconPeople} title={t('noUser')} how={t('noUserHow')} />;
  return (
    <LoadedScreen query={query} title={title} onBack={back} empty={empty}>
      {(user) => (
        <UserPage key={user.userId} user={user} onBack={back} inviting={open === 'invite'} onInvite={showInvite} />
      )}
    </LoadedScreen>
  );
}

type Props = Pick<ComponentProps<typeof UserView>, 'user' | 'onBack' | 'inviting' | 'onInvite'>;

function UserPage({ user, ...rest }: Props) {
  const { shown, isOutdated, renew } = useOpened(user, ({ revision }) => revision);
  const notice = isOutdated && <OutdatedNotice onRenew={() => renew(user)} />;
  return <UserView key={shown.revision} user={shown} notice={notice} onSaved={renew} {...rest} />;
}
