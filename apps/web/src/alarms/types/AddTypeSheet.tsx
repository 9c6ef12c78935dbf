import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { addressOfType } from '../addresses.ts';
import { TypeSheet } from './TypeSheet.tsx';
import { useAddAlarmType } from './use-add-alarm-type.ts';

type Props = { parent: AlarmType | null; types: readonly AlarmType[]; onClose: () => void };

/** A new type, with the level and the times of its parent; then its handlers are chosen. */
export function AddTypeSheet({ parent, types, onClose }: Props) {
  const t = useTranslations('alarms');
  const navigate = useNavigate();
  const name = 'add alarm type';
  const { send, ...posting } = useAddAlarmType(name, ({ type, typeName }) => {
    onClose();
    showToast(t('typeAdded', { type: typeName }));
    void navigate({ href: addressOfType(type) });
  });
  return (
    <TypeSheet
      name={name}
      title={t('addType')}
      start={{
        typeName: '',
        parent: parent?.type ?? null,
        level: parent?.level ?? 1,
        presetResponseTime: parent?.presetResponseTime ?? 0,
        presetHandleTime: parent?.presetHandleTime ?? 0,
        description: '',
      }}
      parents={types}
      posting={posting}
      onPost={(body) => send({ body })}
      onClose={onClose}
    />
  );
}
