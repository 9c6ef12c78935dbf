import type { UserDetail } from '@gemba/contract/administration/users/user';
import { SIGN_IN_WAYS, type SignInWay } from '@gemba/contract/auth/sign-in-ways';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconChat, IconPassword, IconUser } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useRemoveSignInWay } from './use-remove-sign-in-way.ts';

const icons = { passkeys: IconPassword, messenger: IconChat, sso: IconUser };

/** The ways to sign in without the password that this user has; each can be taken away, for instance when a phone is lost. */
export function SignInWaysPart({ user }: { user: UserDetail }) {
  const t = useTranslations('administration');
  const { displayName: name, passkeyCount, messengerAccount, ssoBound } = user;
  const remove = useRemoveSignInWay(user.userId);
  const [asked, setAsked] = useState<SignInWay>();
  const close = () => setAsked(undefined);
  const has = { passkeys: passkeyCount > 0, messenger: messengerAccount !== null, sso: ssoBound };
  const ways = SIGN_IN_WAYS.filter((way) => has[way]);
  return (
    <section>
      <SectionHeader title={t('signInWays')} />
      {ways.length === 0 && <Help>{t('passwordOnly')}</Help>}
      <List>
        {ways.map((way) => (
          <ListRow
            key={way}
            lead={<IconTile icon={icons[way]} />}
            title={t(`way.${way}`, { count: passkeyCount, account: messengerAccount ?? '' })}
            sub={t(`wayHint.${way}`)}
            trailing={
              <Button small kind="outline" onClick={() => setAsked(way)}>
                {t(`removeWay.${way}`)}
              </Button>
            }
          />
        ))}
      </List>
      {asked && (
        <ConfirmSheet
          open
          danger
          onClose={close}
          title={t(`removeWayAsk.${asked}`, { name })}
          confirmLabel={t(`removeWay.${asked}`)}
          busy={remove.isPending}
          onConfirm={() => remove.mutateAsync(asked).then(close, close)}
        >
          {t(`removeWayMeans.${asked}`)}
        </ConfirmSheet>
      )}
    </section>
  );
}
