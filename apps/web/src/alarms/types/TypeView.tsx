import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconAdd, IconDelete, IconEdit } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { AddTypeSheet } from './AddTypeSheet.tsx';
import { EditTypeSheet } from './EditTypeSheet.tsx';
import { HandlersPart } from './HandlersPart.tsx';
import { subtreeOf } from './subtree.ts';
import { useDeleteAlarmType } from './use-delete-alarm-type.ts';

type Props = {
  type: AlarmType;
  types: readonly AlarmType[];
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
};

/** One alarm type: its level, its times, and its handlers level by level. */
export function TypeView({ type, types, onBack, onRefresh }: Props) {
  const t = useTranslations('alarms');
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'add' | 'edit' | 'delete'>();
  const close = () => setSheet(undefined);
  const { send: remove, ...removing } = useDeleteAlarmType(type.type, (count) => {
    showToast(t('typesDeleted', { count }));
    void navigate({ to: '/alarm/types', replace: true });
  });
  const doomed = subtreeOf(types, type.type);
  const below = doomed.length - 1;
  const settings = doomed.reduce((sum, { handlers }) => sum + handlers.length, 0);
  const { typeName, path, level, presetResponseTime, presetHandleTime, description, pendingCount } = type;
  const minutes = (count: number) => (count === 0 ? t('noTimeOut') : t('minutes', { count }));
  return (
    <DocumentScreen
      title={typeName}
      subtitle={path.length > 1 && path.slice(0, -1).join(' › ')}
      onBack={onBack}
      onRefresh={onRefresh}
      actions={
        <MenuButton
          label={t('more')}
          items={[
            { key: 'edit', label: t('editType'), icon: IconEdit, onSelect: () => setSheet('edit') },
            { key: 'add', label: t('addBelow'), icon: IconAdd, onSelect: () => setSheet('add') },
            { key: 'delete', label: t('deleteType'), icon: IconDelete, onSelect: () => setSheet('delete') },
          ]}
        />
      }
      sheets={
        <>
          {sheet === 'edit' && <EditTypeSheet type={type} types={types} onClose={close} />}
          {sheet === 'add' && <AddTypeSheet parent={type} types={types} onClose={close} />}
          <ConfirmSheet
            danger
            open={sheet === 'delete'}
            onClose={close}
            title={t('deleteTitle', { type: typeName })}
            confirmLabel={t('deleteType')}
            cancelLabel={t('keepType')}
            busy={removing.busy}
            onConfirm={async () => {
              await remove();
              close();
            }}
          >
            {t('deleteHow', { below, settings })}
          </ConfirmSheet>
        </>
      }
    >
      <PostingNotice posting={removing} shownAtField={false} />
      <Card pad>
        <KeyValueList
          facts={[
            { label: t('firstLevel'), value: t('levelNumber', { level }) },
            { label: t('timeToRespond'), value: minutes(presetResponseTime) },
            { label: t('timeToHandle'), value: minutes(presetHandleTime) },
            { label: t('pendingNow'), value: pendingCount },
            ...(description === '' ? [] : [{ label: t('description'), value: description }]),
          ]}
        />
      </Card>
      <HandlersPart type={type} types={types} />
    </DocumentScreen>
  );
}
