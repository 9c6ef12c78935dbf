import type { PasskeyRow as Passkey } from '@gemba/contract/auth/passkeys/list-passkeys';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconPassword } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useRemovePasskey } from './use-remove-passkey.ts';

export function PasskeyRow({ passkey: { credentialId, name, addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const [asking, setAsking] = useState(false);
  const remove = useRemovePasskey();
  const when = format.dateTime(new Date(lastUsedAt ?? addedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const confirm = () =>
    remove.mutateAsync(credentialId).then(
      () => showToast(t('passkeyRemoved')),
      () => setAsking(false),
    );
  return (
    <>
      <ListRow
        lead={<IconTile icon={IconPassword} />}
        title={name}
        sub={t(lastUsedAt ? 'passkeyUsed' : 'passkeyUnused', { when })}
        trailing={
          <Button small kind="outline" aria-label={t('removeThisPasskey', { name })} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        }
      />
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removePasskeyAsk', { name })}
        confirmLabel={t('removePasskey')}
        cancelLabel={t('passkeyKeep')}
        danger
        busy={remove.isPending}
        onConfirm={confirm}
      >
        {t('removePasskeyHow')}
      </ConfirmSheet>
    </>
  );
}
