import type { PauseReason } from '@gemba/contract/tasks/task/task-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { useOnOpening } from '../../kit/ui/input/use-on-opening.ts';
import { PauseReasons } from '../PauseReasons.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** `since`: the sheet came up. Work stopped then, not when the reason was found. */
  onPause: (since: Date, reason: PauseReason, note: string) => unknown;
};

/** A pause asks why. */
export function PauseSheet({ open, onClose, onPause }: Props) {
  const t = useTranslations('tasks');
  const [since, setSince] = useState(() => new Date());
  useOnOpening(open, () => setSince(new Date()));
  return (
    <Sheet open={open} onClose={onClose} title={t('whyPause')}>
      <PauseReasons
        onPick={(reason, note) => {
          onClose();
          void onPause(since, reason, note);
        }}
      />
    </Sheet>
  );
}
