import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { type AlarmHandleType, WORK_CENTER_HANDLE_TYPES } from '@gemba/contract/alarms/alarm-moves';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconBecomes, IconOk } from '../../kit/ui/icons.ts';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { RadioList } from '../../kit/ui/input/RadioList.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from './HandleSheet.module.css';
import { useHandleAlarm } from './use-handle-alarm.ts';

const LONGEST = 2_000;
type Typed = { handleType: AlarmHandleType; wcHandleType: string; note: string };

type Props = { alarm: Alarm; open: boolean; onClose: () => void };

/** Resolves the alarm or hands it on, with a decision about the work centre. */
export function HandleSheet({ alarm, open, onClose }: Props) {
  const t = useTranslations('alarms');
  const { id, typeName, wc, nextLevel, nextHandlers, refusals } = alarm;
  const { send, ...posting } = useHandleAlarm(id, (handled) => {
    form.clear();
    onClose();
    showToast(t(handled.status === 'RESOLVED' ? 'hasResolved' : 'hasHandedOn', { id: String(id) }));
  });
  const form = useForm<Typed>({
    name: `handle alarm ${id}`,
    empty: { handleType: 'RESOLVE', wcHandleType: '', note: '' },
    errorsOf: () => new Map(),
    posting,
  });
  const { handleType, wcHandleType, note } = form.typed;
  const decided = WORK_CENTER_HANDLE_TYPES.find((one) => one === wcHandleType);
  const post = () =>
    send({ params: { id: String(id) }, body: { handleType, note, ...(decided && { wcHandleType: decided }) } });
  const names = nextHandlers.map(({ handler }) => handler.name).join(', ');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('handle')}
      sub={`${typeName} · ${wc}`}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t(handleType === 'RESOLVE' ? 'resolve' : 'handOn')}
        </PostButton>
      }
    >
      <div className={styles['form']} inert={posting.unknown || posting.busy}>
        <PostingNotice posting={posting} shownAtField={false} />
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
        <ChoiceChips
          label={t('workCentreNow')}
          value={decided}
          onChange={(value) => form.write({ wcHandleType: value })}
          chips={WORK_CENTER_HANDLE_TYPES.map((value) => ({ value, label: t(`wcHandleTypes.${value}`) }))}
        />
        <TextArea
          label={t('whatWasDone')}
          value={note}
          maxLength={LONGEST}
          onChange={({ target }) => form.write({ note: target.value })}
        />
      </div>
    </Sheet>
  );
}
