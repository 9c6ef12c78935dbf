import type { UserDetail } from '@gemba/contract/administration/users/user';
import { INVITATION_PATH } from '@gemba/contract/auth/invitation/invitation';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconCopy, IconLink, IconShare } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import styles from '../Form.module.css';
import { useInviteUser } from './use-invite-user.ts';

type Props = { user: UserDetail; onClose: () => void };

/** Makes the link by which a user chooses a password. It is shown once, here, and kept nowhere. */
export function InviteSheet({ user, onClose }: Props) {
  const { userId, displayName: name, invitedUntil, passkeyCount, messengerAccount } = user;
  const t = useTranslations('administration');
  const { moment } = useFigures();
  const invite = useInviteUser(userId);
  const made = invite.data;
  const link = made && `${window.location.origin}${INVITATION_PATH}#${made.token}`;
  const copy = async () => {
    if (!link) return;
    await navigator.clipboard.writeText(link);
    showToast(t('linkCopied'));
  };
  const share = () =>
    navigator.share({ title: t('inviteTitle', { name }), ...(link && { url: link }) }).catch(() => undefined);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('inviteTitle', { name })}
      sub={t('inviteHow')}
      footer={
        !made ? (
          <Button wide kind="primary" icon={IconLink} busy={invite.isPending} onClick={() => invite.mutate()}>
            {t('makeLink')}
          </Button>
        ) : 'share' in navigator ? (
          <Button wide kind="primary" icon={IconShare} onClick={share}>
            {t('shareLink')}
          </Button>
        ) : (
          <Button wide kind="primary" icon={IconCopy} onClick={copy}>
            {t('copyLink')}
          </Button>
        )
      }
    >
      <div className={styles['form']}>
        {!made && invitedUntil !== null && <Help>{t('linkReplaces', { when: moment(invitedUntil) })}</Help>}
        {(passkeyCount > 0 || messengerAccount !== null) && <Help>{t('linkEnds')}</Help>}
        {link && (
          <Field
            readOnly
            label={t('inviteLink')}
            value={link}
            ok={t('linkUntil', { when: moment(made.expiresAt) })}
            onFocus={({ target }) => target.select()}
            trailing={<IconButton icon={IconCopy} label={t('copyLink')} onClick={() => void copy()} />}
          />
        )}
      </div>
    </Sheet>
  );
}
