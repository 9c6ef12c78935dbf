import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconAlarmTypes } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { addressOfType } from '../addresses.ts';
import { AddTypeSheet } from './AddTypeSheet.tsx';
import styles from './TypeTree.module.css';

type Props = { types: readonly AlarmType[]; onBack: () => void; onRefresh: () => Promise<unknown> };

/** Every alarm type below its parent. */
export function TypeTree({ types, onBack, onRefresh }: Props) {
  const t = useTranslations('alarms');
  const [adding, setAdding] = useState(false);
  const actions = (
    <IconButton icon={IconAdd} label={t('addType')} aria-haspopup="dialog" onClick={() => setAdding(true)} />
  );
  return (
    <Screen stack header={<AppBar title={t('types')} onBack={onBack} actions={actions} />}>
      <PullToRefresh onRefresh={onRefresh}>
        {types.length === 0 ? (
          <EmptyState icon={IconAlarmTypes} title={t('noTypes')} how={t('noTypesHow')} />
        ) : (
          <List aria-label={t('types')}>
            {types.map((type) => (
              <TypeRow key={type.type} type={type} types={types} />
            ))}
          </List>
        )}
      </PullToRefresh>
      {adding && <AddTypeSheet parent={null} types={types} onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function TypeRow({ type, types }: { type: AlarmType; types: readonly AlarmType[] }) {
  const t = useTranslations('alarms');
  const { typeName, path, level, presetResponseTime, presetHandleTime, handlers, handlersOf, pendingCount } = type;
  const above = types.find((one) => one.type === handlersOf);
  const depth = { '--depth': path.length - 1 } as CSSProperties;
  return (
    <ListRow
      href={addressOfType(type.type)}
      lead={path.length > 1 && <span className={styles['indent']} style={depth} />}
      title={typeName}
      sub={[
        t('levelNumber', { level }),
        t('respondAndHandle', { respond: presetResponseTime, handle: presetHandleTime }),
        above ? t('handlersOf', { type: above.typeName }) : t('handlerCount', { count: handlers.length }),
      ].join(' · ')}
      chips={
        (pendingCount > 0 || (handlers.length === 0 && !above)) && (
          <>
            {pendingCount > 0 && (
              <StatusTag tone="warn" shape="clock">
                {t('pendingCount', { count: pendingCount })}
              </StatusTag>
            )}
            {handlers.length === 0 && !above && <StatusTag tone="bad">{t('nobodyHandles')}</StatusTag>}
          </>
        )
      }
    />
  );
}
