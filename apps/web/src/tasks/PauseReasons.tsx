import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { PAUSE_REASONS, PauseNote, type PauseReason } from '@gemba/contract/tasks/task/task-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Icon,
  IconBreak,
  IconChat,
  IconClock,
  IconMaintenance,
  IconMeal,
  IconQuality,
  IconStock,
  IconUser,
  IconWorkOrder,
} from '../kit/ui/icons.ts';
import { TextArea } from '../kit/ui/input/TextArea.tsx';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';

const pictures: Record<PauseReason, Icon> = {
  BREAK: IconBreak,
  MEAL: IconMeal,
  MATERIAL: IconStock,
  MACHINE: IconMaintenance,
  QUALITY: IconQuality,
  INSTRUCTION: IconChat,
  OTHER_WORK: IconWorkOrder,
  PERSONAL: IconUser,
  SHIFT_END: IconClock,
};

type Props = { reasons?: readonly PauseReason[]; onPick: (reason: PauseReason, note: string) => void };

const ALL = Object.keys(PAUSE_REASONS) as PauseReason[];

/** Reasons for not working on a task: one tap chooses and sends. A note may go along. */
export function PauseReasons({ reasons = ALL, onPick }: Props) {
  const t = useTranslations('tasks');
  const [note, setNote] = useState('');
  return (
    <>
      <List aria-label={t('reason')}>
        {reasons.map((reason) => (
          <ListRow
            key={reason}
            lead={<IconTile icon={pictures[reason]} />}
            title={t(`reasons.${reason}`)}
            valueSub={t(PAUSE_REASONS[reason].paid ? 'paid' : 'notPaid')}
            onClick={() => onPick(reason, note.trim())}
          />
        ))}
      </List>
      <TextArea
        label={t('noteOptional')}
        rows={2}
        value={note}
        maxLength={maximumLength(PauseNote)}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  );
}
