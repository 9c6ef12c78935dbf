import type { PauseReason } from '@gemba/contract/tasks/task/task-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DOUBLE_TAP_MS } from '../../kit/ui/feedback/last-press.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { useOnOpening } from '../../kit/ui/input/use-on-opening.ts';
import { PauseReasons } from '../PauseReasons.tsx';

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

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
  const [picked, setPicked] = useState(false);
  useOnOpening(open, () => {
    setSince(new Date());
    setPicked(false);
  });
  const pause = async (reason: PauseReason, note: string) => {
    if (picked) return;
    setPicked(true);
    // The sheet covers the screen until a second tap could no longer hit what lies below.
    await Promise.race([onPause(since, reason, note), sleep(DOUBLE_TAP_MS)]);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('whyPause')}>
      <PauseReasons onPick={(reason, note) => void pause(reason, note)} />
    </Sheet>
  );
}
