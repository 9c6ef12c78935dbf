import type { Webhook } from '@gemba/contract/interfaces/webhooks/webhook';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconWebhook } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { useAddWebhook } from './use-add-webhook.ts';
import { useListWebhooks } from './use-list-webhooks.ts';
import { WebhookSheet } from './WebhookSheet.tsx';

/** The webhooks of the company. */
export function WebhooksScreen() {
  const t = useTranslations('interfaces');
  useTitle(t('webhooks'));
  const back = useBackTo('/navigation');
  const query = useListWebhooks();
  return (
    <LoadedScreen query={query} title={t('webhooks')} onBack={back}>
      {({ webhooks }) => <WebhookList webhooks={webhooks} onBack={back} onRefresh={query.refetch} />}
    </LoadedScreen>
  );
}

type Props = { webhooks: readonly Webhook[]; onBack: () => void; onRefresh: () => Promise<unknown> };

function WebhookList({ webhooks, onBack, onRefresh }: Props) {
  const t = useTranslations('interfaces');
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { mutateAsync, ...sending } = useAddWebhook((made) => {
    setAdding(false);
    setSecret(made);
  });
  const actions = (
    <IconButton icon={IconAdd} label={t('addWebhook')} aria-haspopup="dialog" onClick={() => setAdding(true)} />
  );
  return (
    <Screen stack header={<AppBar title={t('webhooks')} onBack={onBack} actions={actions} />}>
      <PullToRefresh onRefresh={onRefresh}>
        {webhooks.length === 0 ? (
          <EmptyState icon={IconWebhook} title={t('noWebhooks')} how={t('noWebhooksHow')} />
        ) : (
          <List aria-label={t('webhooks')}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.webhookId} webhook={webhook} />
            ))}
          </List>
        )}
      </PullToRefresh>
      {adding && (
        <WebhookSheet
          title={t('addWebhook')}
          start={{ url: '', kinds: [] }}
          sending={sending}
          onSend={mutateAsync}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== undefined && (
        <ShownOnce
          title={t('webhookAdded')}
          label={t('secret')}
          how={t('secretHow')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Screen>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('interfaces');
  const figures = useFigures();
  const { webhookId, url, kinds, waiting, givenUp, lastDeliveredAt } = webhook;
  return (
    <ListRow
      href={`/interfaces/webhooks/${webhookId}`}
      title={url}
      sub={[
        t('eventCount', { count: kinds.length }),
        lastDeliveredAt ? t('lastDelivered', { when: figures.moment(lastDeliveredAt) }) : t('neverDelivered'),
      ].join(' · ')}
      chips={
        (waiting > 0 || givenUp > 0) && (
          <>
            {waiting > 0 && (
              <StatusTag tone="warn" shape="clock">
                {t('waitingCount', { count: String(waiting) })}
              </StatusTag>
            )}
            {givenUp > 0 && (
              <StatusTag tone="bad" shape="cross">
                {t('givenUpCount', { count: String(givenUp) })}
              </StatusTag>
            )}
          </>
        )
      }
    />
  );
}
