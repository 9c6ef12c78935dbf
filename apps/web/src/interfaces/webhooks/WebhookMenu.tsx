import type { Webhook } from '@gemba/contract/interfaces/webhooks/webhook';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconDelete, IconEdit } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { useChangeWebhook } from './use-change-webhook.ts';
import { useRemoveWebhook } from './use-remove-webhook.ts';
import { WebhookSheet } from './WebhookSheet.tsx';

type Props = { webhook: Webhook; onRemoved: () => void };

/** Change or remove the webhook that is open. */
export function WebhookMenu({ webhook, onRemoved }: Props) {
  const t = useTranslations('interfaces');
  const [opened, setOpened] = useState<'change' | 'remove'>();
  const close = () => setOpened(undefined);
  const { webhookId, url, kinds } = webhook;
  const { mutateAsync, ...sending } = useChangeWebhook(webhookId, () => {
    showToast(t('webhookChanged'));
    close();
  });
  const remove = useRemoveWebhook(webhookId, () => {
    showToast(t('webhookRemoved'));
    onRemoved();
  });
  return (
    <>
      <IconButton
        icon={IconEdit}
        label={t('changeWebhook')}
        aria-haspopup="dialog"
        onClick={() => setOpened('change')}
      />
      <IconButton
        icon={IconDelete}
        label={t('removeWebhook')}
        aria-haspopup="dialog"
        onClick={() => setOpened('remove')}
      />
      {opened === 'change' && (
        <WebhookSheet
          title={t('changeWebhook')}
          start={{ url, kinds }}
          sending={sending}
          onSend={mutateAsync}
          onClose={close}
        />
      )}
      <ConfirmSheet
        open={opened === 'remove'}
        onClose={close}
        title={t('removeWebhookAsk')}
        confirmLabel={t('removeWebhook')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutateAsync().catch(() => undefined)}
      >
        {t('removeWebhookHow')}
      </ConfirmSheet>
    </>
  );
}
