import type { UserDetail } from '@gemba/contract/administration/users/user';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { IconLink } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from '../Form.module.css';
import { SaveBar } from '../SaveBar.tsx';
import { AccessPart } from './AccessPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { LimitsPart } from './LimitsPart.tsx';
import { RolesPart } from './RolesPart.tsx';
import { SignInWaysPart } from './SignInWaysPart.tsx';
import { UserSessionsPart } from './UserSessionsPart.tsx';
import { useChangeUser } from './use-change-user.ts';
import { bodyOf, changeCount, isLimit, type TypedUser, typedOf } from './user-form.ts';

const InviteSheet = lazy(async () => ({ default: (await import('./InviteSheet.tsx')).InviteSheet }));

type Props = {
  user: UserDetail;
  /** Above the form. */
  notice: ReactNode;
  onSaved: (user: UserDetail) => void;
  onBack: () => void;
  inviting: boolean;
  onInvite: (shown: boolean) => void;
};

export function UserView({ user, notice, onSaved, onBack, inviting, onInvite }: Props) {
  const t = useTranslations('administration');
  const locale = useLocale();
  // With the revision: what was typed over an older state must not be saved over a newer one.
  const name = `user ${user.userId} ${user.revision}`;
  const { send, ...posting } = useChangeUser(name, onSaved);
  const [start] = useState(() => typedOf(user, locale));
  const form = useForm<TypedUser>({
    name,
    empty: start,
    errorsOf: ({ displayName, limits }) => {
      const errors = new Map<FieldPath, FormError>();
      if (displayName.trim() === '') errors.set('displayName', { message: t('displayNameMissing') });
      for (const [kind, limit] of Object.entries(limits))
        if (!isLimit(limit, locale)) errors.set(`limits.${kind}`, { message: t('limitRule') });
      return errors;
    },
    fieldOf: ({ field }) => (['displayName', 'refId', 'expiresOn'].includes(field) ? field : undefined),
    posting,
  });
  const changed = changeCount(start, form.typed);
  const save = () =>
    form.mayGo()
      ? send({
          params: { userId: String(user.userId) },
          body: { ...bodyOf(form.typed, locale), revision: user.revision },
        })
      : undefined;
  return (
    <Screen
      header={
        <AppBar
          title={user.displayName}
          subtitle={<span className="code">{user.userName}</span>}
          onBack={onBack}
          actions={
            user.status === 'ACTIVE' && (
              <IconButton icon={IconLink} label={t('inviteLink')} onClick={() => onInvite(true)} />
            )
          }
        />
      }
      footer={changed > 0 && <SaveBar count={changed} posting={posting} onSave={save} onDiscard={form.clear} />}
    >
      <Column>
        {notice}
        <PostingFields form={form} posting={posting} className={styles['form']}>
          <IdentityPart user={user} form={form} />
          <RolesPart start={start.roles} form={form} />
          <LimitsPart currency={user.currency} form={form} />
        </PostingFields>
        <UserSessionsPart user={user} />
        <SignInWaysPart user={user} />
        {/* A lock would take what was typed with it. */}
        {changed === 0 && <AccessPart user={user} onChanged={onSaved} />}
      </Column>
      {inviting && (
        <Suspense>
          <InviteSheet user={user} onClose={() => onInvite(false)} />
        </Suspense>
      )}
    </Screen>
  );
}
