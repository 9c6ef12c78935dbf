import { DELIVERY_STATES, type WebhookDelivery } from '@gemba/contract/interfaces/webhooks/webhook';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconWebhook } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { DeliverySheet } from './DeliverySheet.tsx';
import { useListWebhookDeliveries } from './use-list-webhook-deliveries.ts';
import { useListWebhooks } from './use-list-webhooks.ts';
import { useReplayWebhook } from './use-replay-webhook.ts';
import { useTestWebhook } from './use-test-webhook.ts';
import { WebhookMenu } from './WebhookMenu.tsx';

const ALL = 'ALL';
const SEGMENTS = [ALL, ...DELIVERY_STATES] as const;
const TONE = { WAITING: 'warn', DELIVERED: 'ok', GIVEN_UP: 'bad' } as const;
const SHAPE = { WAITING: 'clock', DELIVERED: 'tick', GIVEN_UP: 'cross' } as const;

/** The events of one webhook: waiting, delivered, given up. */
export function DeliveriesScreen() {
  const t = useTranslations('interfaces');
  const { id } = useParams({ from: '/signedIn/interfaces/webhooks/$id' });
  const back = useBackTo('/interfaces/webhooks');
  const { data } = useListWebhooks();
  const webhook = data?.webhooks.find(({ webhookId }) => webhookId === id);
  const { pages, state, choose } = useListWebhookDeliveries(id);
  const [opened, setOpened] = useState<WebhookDelivery>();
  const test = useTestWebhook(id);
  const replay = useReplayWebhook(id, (count) => showToast(t('sentAgain', { count })));
  return (
    <ListScreen
      title={t('webhook')}
      subtitle={webhook?.url}
      onBack={back}
      actions={webhook && <WebhookMenu webhook={webhook} onRemoved={back} />}
      pages={pages}
      missing={data && !webhook && <EmptyState icon={IconWebhook} title={t('noWebhook')} how={t('noWebhookHow')} />}
      empty={<EmptyState icon={IconWebhook} title={t('noDeliveries')} how={t('noDeliveriesHow')} />}
      search={
        <SegmentedControl
          label={t('state')}
          segments={SEGMENTS.map((value) => ({ value, label: t(`stateShort.${value}`) }))}
          value={state ?? ALL}
          onChange={(next) => choose(DELIVERY_STATES.find((one) => one === next))}
        />
      }
      footer={
        <ActionBar>
          {(webhook?.givenUp ?? 0) > 0 && (
            <Button
              kind="outline"
              busy={replay.isPending}
              onClick={() => replay.mutateAsync(undefined).catch(() => {})}
            >
              {t('replayAll')}
            </Button>
          )}
          <Button kind="primary" wide busy={test.isPending} onClick={() => test.mutateAsync().catch(() => {})}>
            {t('test')}
          </Button>
        </ActionBar>
      }
      sheets={opened && <DeliverySheet webhookId={id} delivery={opened} onClose={() => setOpened(undefined)} />}
    >
      {(delivery) => <DeliveryRow key={delivery.deliveryId} delivery={delivery} onOpen={() => setOpened(delivery)} />}
    </ListScreen>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) {
  const t = useTranslations('interfaces');
  const figures = useFigures();
  const { kind, subject, state, attempts, createdAt, statusCode } = delivery;
  return (
    <ListRow
      onClick={onOpen}
      chevron
      code
      title={kind}
      sub={[subject, figures.moment(createdAt), t('attempts', { count: attempts })].join(' · ')}
      chips={
        <StatusTag tone={TONE[state]} shape={SHAPE[state]}>
          {t('stateWith', {
            state: t(`stateShort.${state}`),
            status: statusCode === null ? 'none' : String(statusCode),
          })}
        </StatusTag>
      }
    />
  );
}
