import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { useTranslations } from 'use-intl';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { subtreeOf } from './subtree.ts';
import { TypeSheet } from './TypeSheet.tsx';
import { useEditAlarmType } from './use-edit-alarm-type.ts';

type Props = { type: AlarmType; types: readonly AlarmType[]; onClose: () => void };

/** Changes a type, or moves it with everything below it. */
export function EditTypeSheet({ type, types, onClose }: Props) {
  const t = useTranslations('alarms');
  const name = `edit alarm type ${type.type}`;
  const { send, ...posting } = useEditAlarmType(name, ({ typeName }) => {
    onClose();
    showToast(t('typeSaved', { type: typeName }));
  });
  const own = subtreeOf(types, type.type);
  return (
    <TypeSheet
      name={name}
      title={t('editType')}
      start={type}
      parents={types.filter((one) => !own.includes(one))}
      posting={posting}
      onPost={(body) => send({ params: { id: String(type.type) }, body: { ...body, version: type.version } })}
      onClose={onClose}
    />
  );
}
