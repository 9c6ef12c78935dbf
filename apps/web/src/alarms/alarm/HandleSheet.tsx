import { ALARM_PHOTO_LIMITS, type Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { type AlarmHandleType, WORK_CENTER_HANDLE_TYPES } from '@gemba/contract/alarms/alarm-moves';
import { useTranslations } from 'use-intl';
import { formKey } from '../../kit/form/form-key.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PhotoPart } from '../../kit/photos/PhotoPart.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconBecomes, IconGlove, IconHold, IconMaintenance, IconMove, IconOk, IconStart } from '../../kit/ui/icons.ts';
import { RadioList } from '../../kit/ui/input/RadioList.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ChoiceTiles } from '../ChoiceTiles.tsx';
import { clockOf } from '../clock-of.ts';
import { useClockFace } from '../use-clock-face.ts';
import styles from './HandleSheet.module.css';
import { useHandleAlarm } from './use-handle-alarm.ts';

const LONGEST = 2_000;
const icons = {
  CONTINUE: IconStart,
  EXCHANGE: IconMove,
  FIX: IconMaintenance,
  STOP: IconHold,
  HANDLE: IconGlove,
} as const;

type Typed = { handleType: AlarmHandleType; wcHandleType: string; note: string };

type Props = { alarm: Alarm; now: number; open: boolean; onClose: () => void };

/** Resolves the alarm or hands it on, with a decision about the work centre. */
export function HandleSheet({ alarm, now, open, onClose }: Props) {
  const t = useTranslations('alarms');
  const faceOf = useClockFace();
  const clock = clockOf(alarm, now);
  const left = clock.clock && t(clock.isOverdue ? 'overdueBy' : 'stillLeft', { time: faceOf(clock) });
  const { id, typeName, wc, nextLevel, nextHandlers, refusals } = alarm;
  const name = `handle alarm ${id}`;
  const { send, ...posting } = useHandleAlarm(name, (handled) => {
    onClose();
    showToast(t(handled.status === 'RESOLVED' ? 'hasResolved' : 'hasHandedOn', { id: String(id) }));
  });
  const form = useForm<Typed>({
    name,
    empty: { handleType: 'RESOLVE', wcHandleType: '', note: '' },
    errorsOf: () => new Map(),
    posting,
  });
  const { handleType, wcHandleType, note } = form.typed;
  const decided = WORK_CENTER_HANDLE_TYPES.find((value) => value === wcHandleType);
  const post = () =>
    send({ params: { id: String(id) }, body: { handleType, note, ...(decided && { wcHandleType: decided }) } });
  const names = nextHandlers.map(({ handler }) => handler.name).join(', ');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('handle')}
      sub={[typeName, wc, left].filter(Boolean).join(' · ')}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t(handleType === 'RESOLVE' ? 'resolve' : 'handOn')}
        </PostButton>
      }
    >
      <div className={styles['form']}>
        <PostingNotice posting={posting} shownAtField={false} />
        <div className={styles['form']} inert={posting.unknown || posting.busy}>
          <RadioList<AlarmHandleType>
            cards
            label={t('handle')}
            value={handleType}
            onChange={(value) => form.write({ handleType: value })}
            options={[
              { value: 'RESOLVE', title: t('resolve'), text: t('resolveHow'), icon: IconOk },
              {
                value: 'HANDLE',
                title: t('handOn'),
                text: nextLevel === null ? t('noNextLevel') : t('handOnTo', { level: nextLevel, names }),
                icon: IconBecomes,
                disabled: refusals.handOn !== null,
              },
            ]}
          />
          <ChoiceTiles
            narrow
            label={t('workCentreNow')}
            value={decided}
            onChange={(value) => form.write({ wcHandleType: value })}
            tiles={WORK_CENTER_HANDLE_TYPES.map((value) => ({
              value,
              label: t(`wcHandleTypes.${value}`),
              icon: icons[value],
            }))}
          />
          <TextArea
            label={t('whatWasDone')}
            value={note}
            maxLength={LONGEST}
            onChange={({ target }) => form.write({ note: target.value })}
          />
          <PhotoPart of={formKey(name)} line={0} megabytes={ALARM_PHOTO_LIMITS.fileMegabytes} />
        </div>
      </div>
    </Sheet>
  );
}
