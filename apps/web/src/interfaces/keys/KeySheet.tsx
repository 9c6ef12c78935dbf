import type { ApiKey } from '@gemba/contract/interfaces/keys/api-key';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from '../form.module.css';
import { useRevokeApiKey } from './use-revoke-api-key.ts';

type Props = { apiKey: ApiKey; onClose: () => void };

/** One key: what it may do, who made it, and the way to end it. */
export function KeySheet({ apiKey, onClose }: Props) {
  const t = useTranslations('interfaces');
  const figures = useFigures();
  const [asking, setAsking] = useState(false);
  const { keyId, name, state, roles, expiresOn, createdAt, createdBy, lastUsedAt, lastAddress, revokedAt } = apiKey;
  const revoke = useRevokeApiKey(() => {
    showToast(t('keyRevoked', { name }));
    onClose();
  });
  const by = createdBy?.name ?? t('commandLine');
  return (
    <>
      <Sheet
        open={!asking}
        onClose={onClose}
        title={name}
        sub={t(`keyState.${state}`, { day: figures.day(expiresOn) })}
        footer={
          state !== 'REVOKED' && (
            <Button kind="danger" wide onClick={() => setAsking(true)}>
              {t('revoke')}
            </Button>
          )
        }
      >
        <List>
          <ListRow title={t('made')} sub={t('madeBy', { when: figures.moment(createdAt), by })} />
          <ListRow
            title={t('lastUse')}
            sub={
              lastUsedAt
                ? t('lastUseFrom', { when: figures.moment(lastUsedAt), address: lastAddress ?? '' })
                : t('neverUsed')
            }
          />
          {revokedAt && <ListRow title={t('revokedOn')} sub={figures.moment(revokedAt)} />}
          <ListRow
            title={t('roles')}
            sub={
              <span className={styles['codes']}>
                <span className="code">{roles.join(', ')}</span>
              </span>
            }
          />
        </List>
      </Sheet>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('revokeKey', { name })}
        confirmLabel={t('revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoke.mutateAsync(keyId).catch(() => undefined)}
      >
        {t('revokeHow')}
      </ConfirmSheet>
    </>
  );
}
