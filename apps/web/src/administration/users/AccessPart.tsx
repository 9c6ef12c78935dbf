import type { UserDetail, UserStatus } from '@gemba/contract/administration/users/user';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { IconAudit, IconCancelled, IconLocked, IconUnlocked } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from '../Form.module.css';
import { useChangeUserStatus } from './use-change-user-status.ts';

type Props = { user: UserDetail; onChanged: (user: UserDetail) => void };

/** Keeps a user out for a while or for good, and lets them in again. */
export function AccessPart({ user, onChanged }: Props) {
  const t = useTranslations('administration');
  const [asked, setAsked] = useState<Exclude<UserStatus, 'ACTIVE'>>();
  const close = () => setAsked(undefined);
  const { send, ...posting } = useChangeUserStatus(user, onChanged);
  const { displayName: name, userName, status, blockedUntil, sessionCount } = user;
  const isOut = status !== 'ACTIVE' || blockedUntil !== null;
  return (
    <section>
      <SectionHeader title={t('access')} />
      <Card pad>
        <div className={styles['lock']}>
          <PostingNotice posting={posting} shownAtField={false} />
          {isOut && (
            <Button wide kind="outline" icon={IconUnlocked} busy={posting.busy} onClick={() => send('ACTIVE')}>
              {t('unlock', { name })}
            </Button>
          )}
          {status === 'ACTIVE' && (
            <>
              <p>{t('lockHow', { count: sessionCount })}</p>
              <Button wide kind="danger" icon={IconLocked} onClick={() => setAsked('LOCKED')}>
                {t('lock', { name })}
              </Button>
            </>
          )}
          {status !== 'DISABLED' && (
            <Button wide kind="outline" icon={IconCancelled} onClick={() => setAsked('DISABLED')}>
              {t('disable', { name })}
            </Button>
          )}
        </div>
      </Card>
      <SectionHeader title={t('audit')} />
      <List>
        <ListRow
          href={`/admin/audit?q=${encodeURIComponent(userName)}`}
          lead={<IconTile icon={IconAudit} />}
          title={t('changesOf', { name })}
        />
        <ListRow
          href={`/admin/audit?by=${encodeURIComponent(userName)}`}
          lead={<IconTile icon={IconAudit} />}
          title={t('changesBy', { name })}
        />
      </List>
      {asked && (
        <ConfirmSheet
          open
          danger
          onClose={close}
          title={t(asked === 'LOCKED' ? 'lockAsk' : 'disableAsk', { name })}
          confirmLabel={t(asked === 'LOCKED' ? 'lock' : 'disable', { name })}
          busy={posting.busy}
          onConfirm={() => Promise.resolve(send(asked)).then(close)}
        >
          {t(asked === 'LOCKED' ? 'lockMeans' : 'disableMeans')}
        </ConfirmSheet>
      )}
    </section>
  );
}
