import { USER_STATUSES, type UserRow } from '@gemba/contract/administration/users/user';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconAddPerson, IconPeople } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { UserTag } from './UserTag.tsx';
import { useJobName } from './use-job-name.ts';
import { statusIn, useListUsers } from './use-list-users.ts';

const AddUserSheet = lazy(async () => ({ default: (await import('./AddUserSheet.tsx')).AddUserSheet }));

const LONGEST = 80;

/** The users of the company by name, user name or employee. */
export function UserListScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const navigate = useNavigate();
  const { q = '', status: asked } = useSearch({ from: '/signedIn/admin/users' });
  const status = statusIn(asked);
  const show = (next: { q?: string | undefined; status?: string | undefined }) =>
    void navigate({ to: '/admin/users', search: { q: q || undefined, status, ...next }, replace: true });
  const [typed, setTyped] = useTyped(q, (words) => show({ q: words.trim() || undefined }));
  const pages = useListUsers(q, status);
  const [adding, setAdding] = useState(false);
  return (
    <ListScreen
      title={t('users')}
      onBack={back}
      actions={<IconButton icon={IconAddPerson} label={t('addUser')} onClick={() => setAdding(true)} />}
      pages={pages}
      search={
        <>
          <SearchField label={t('findUser')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <FilterChips
            label={t('statusFilter')}
            chips={USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            chosen={status ? [status] : []}
            onToggle={(value) => show({ status: value === status ? undefined : value })}
          />
        </>
      }
      empty={<EmptyState icon={IconPeople} title={t('nobodyFound')} how={t('nobodyFoundHow')} />}
      sheets={adding && <Suspense>{<AddUserSheet onClose={() => setAdding(false)} />}</Suspense>}
    >
      {(user) => <UserItem key={user.userId} user={user} />}
    </ListScreen>
  );
}

function UserItem({ user }: { user: UserRow }) {
  const t = useTranslations('administration');
  const { moment } = useFigures();
  const jobName = useJobName();
  const { userId, userName, displayName, jobTemplate, roles, lastSeenAt } = user;
  // Most users can simply sign in: only the others bear a mark.
  const isPlain = user.status === 'ACTIVE' && !user.expired && user.invitedUntil === null;
  return (
    <ListRow
      href={`/admin/user?userId=${userId}`}
      lead={<Avatar name={displayName} />}
      title={displayName}
      sub={
        <>
          <span className="code">{userName}</span>
          {` · ${jobName(jobTemplate) ?? t('roleCount', { count: roles.length })}`}
          <br />
          {lastSeenAt === null ? t('neverSeen') : t('lastSeen', { when: moment(lastSeenAt) })}
        </>
      }
      chips={isPlain ? undefined : <UserTag user={user} />}
    />
  );
}
