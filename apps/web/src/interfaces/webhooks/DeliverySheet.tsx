import type { WebhookDelivery } from '@gemba/contract/interfaces/webhooks/webhook';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useReplayWebhook } from './use-replay-webhook.ts';

type Props = { webhookId: string; delivery: WebhookDelivery; onClose: () => void };

/** One event of a webhook: how often it was tried, and what the receiver said. */
export function DeliverySheet({ webhookId, delivery, onClose }: Props) {
  const t = useTranslations('interfaces');
  const figures = useFigures();
  const { deliveryId, eventId, kind, subject, state, attempts, triedAt, sendAt, statusCode, answer } = delivery;
  const replay = useReplayWebhook(webhookId, (count) => {
    showToast(t('sentAgain', { count }));
    onClose();
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={kind}
      sub={subject}
      footer={
        state !== 'WAITING' && (
          <Button
            kind="primary"
            wide
            busy={replay.isPending}
            onClick={() => replay.mutateAsync(deliveryId).catch(() => undefined)}
          >
            {t('sendAgain')}
          </Button>
        )
      }
    >
      <List>
        <ListRow title={t('eventId')} sub={<span className="code">{eventId}</span>} />
        <ListRow
          title={t('tried')}
          sub={
            triedAt
              ? t('triedHow', { count: attempts, when: figures.moment(triedAt) })
              : t('attempts', { count: attempts })
          }
        />
        {sendAt && <ListRow title={t('nextTry')} sub={figures.moment(sendAt)} />}
        {(statusCode !== null || answer) && (
          <ListRow
            title={t('answer')}
            sub={[statusCode, answer].filter((part) => part !== null && part !== '').join(' · ')}
          />
        )}
      </List>
    </Sheet>
  );
}
