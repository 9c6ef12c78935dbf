import type { ApiKey } from '@gemba/contract/interfaces/keys/api-key';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconPassword } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { AddKeySheet } from './AddKeySheet.tsx';
import { KeySheet } from './KeySheet.tsx';
import { useListApiKeys } from './use-list-api-keys.ts';

type Opened = { sheet: 'add' } | { sheet: 'key'; key: ApiKey } | { sheet: 'made'; key: string; name: string };

/** The API keys of the company. */
export function ApiKeysScreen() {
  const t = useTranslations('interfaces');
  const back = useBackTo('/navigation');
  const pages = useListApiKeys();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const sheets = (
    <>
      {opened?.sheet === 'add' && (
        <AddKeySheet onAdded={(made) => setOpened({ sheet: 'made', ...made })} onClose={close} />
      )}
      {opened?.sheet === 'key' && <KeySheet apiKey={opened.key} onClose={close} />}
      {opened?.sheet === 'made' && (
        <ShownOnce
          title={t('keyMade', { name: opened.name })}
          label={t('key')}
          how={t('keyHow')}
          secret={opened.key}
          onClose={close}
        />
      )}
    </>
  );
  return (
    <ListScreen
      title={t('apiKeys')}
      onBack={back}
      pages={pages}
      empty={<EmptyState icon={IconPassword} title={t('noKeys')} how={t('noKeysHow')} />}
      footer={
        <ActionBar>
          <Button kind="primary" wide icon={IconAdd} onClick={() => setOpened({ sheet: 'add' })}>
            {t('newKey')}
          </Button>
        </ActionBar>
      }
      sheets={sheets}
    >
      {(key) => <KeyRow key={key.keyId} apiKey={key} onOpen={() => setOpened({ sheet: 'key', key })} />}
    </ListScreen>
  );
}

function KeyRow({ apiKey, onOpen }: { apiKey: ApiKey; onOpen: () => void }) {
  const t = useTranslations('interfaces');
  const figures = useFigures();
  const { name, state, expiresOn, lastUsedAt, roles } = apiKey;
  return (
    <ListRow
      onClick={onOpen}
      chevron
      title={name}
      sub={[
        t('roleCount', { count: roles.length }),
        lastUsedAt ? t('lastUsed', { when: figures.moment(lastUsedAt) }) : t('neverUsed'),
      ].join(' · ')}
      chips={
        <StatusTag tone={state === 'ACTIVE' ? 'ok' : 'bad'} shape={state === 'ACTIVE' ? 'tick' : 'cross'}>
          {t(`keyState.${state}`, { day: figures.day(expiresOn) })}
        </StatusTag>
      }
    />
  );
}
