import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconDevices } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useListUserSessions } from './use-list-user-sessions.ts';

const LONGEST = 80;

/** Everybody who is signed in, on which device. */
export function SessionsScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/signedIn/admin/sessions' });
  const [typed, setTyped] = useTyped(
    q,
    (words) => void navigate({ to: '/admin/sessions', search: { q: words.trim() || undefined }, replace: true }),
  );
  const pages = useListUserSessions({ q });
  return (
    <ListScreen
      title={t('sessions')}
      onBack={back}
      pages={pages}
      search={<SearchField label={t('findUser')} value={typed} maxLength={LONGEST} onChange={setTyped} />}
      empty={<EmptyState icon={IconDevices} title={t('noSessions')} how={t('noSessionsHow')} />}
    >
      {(session) => <SessionRow key={session.sessionId} session={session} named />}
    </ListScreen>
  );
}
