import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queries } from '../../kit/client/queries.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import styles from '../sign-in/LoginScreen.module.css';
import { LoginStrip } from '../sign-in/LoginStrip.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useOpenInvitation } from './use-open-invitation.ts';

const c = classesOf(styles);

/** Somebody with the link of an administrator chooses a password and is signed in. */
export const InvitationScreen = () => (
  <QueryClientProvider client={queries}>
    <Invitation />
  </QueryClientProvider>
);

function Invitation() {
  const t = useTranslations('invitation');
  useTitle(t('title'));
  const navigate = useNavigate();
  // Behind the `#`: it reaches no server and no log. A reload still finds it.
  const [token] = useState(() => window.location.hash.slice(1));
  const invitation = useOpenInvitation(token);
  return (
    <div className={c('page')}>
      <LoginStrip />
      <main className={c('sheet')}>
        {invitation.isPending && <ListSkeleton rows={2} />}
        {invitation.isError && (
          <>
            <LoadError error={invitation.error} onRetry={invitation.refetch} />
            <Button wide kind="outline" onClick={() => void navigate({ to: '/login', replace: true })}>
              {t('toLogin')}
            </Button>
          </>
        )}
        {invitation.data && (
          <NewPasswordForm
            {...invitation.data}
            token={token}
            onSignedIn={() => void navigate({ to: '/navigation', replace: true })}
          />
        )}
      </main>
    </div>
  );
}
