import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { UndoDecisions } from '../decide/UndoDecisions.tsx';
import type { Decisions } from '../decide/use-decide-approvals.ts';
import { AuditBar } from './AuditBar.tsx';
import { type Asking, AuditSheets } from './AuditSheets.tsx';
import { SelectBar } from './SelectBar.tsx';
import type { Selection } from './use-selection.ts';
import type { Waiting } from './use-waiting.ts';
import { WaitingList } from './WaitingList.tsx';

type Props = {
  waiting: Waiting;
  selection: Selection;
  decisions: Decisions;
  asking: Asking | undefined;
  onAsk: (asking: Asking | undefined) => void;
  /** Offers to undo the last decision. */
  undo: boolean;
};

/** Everything that waits for an approval. */
export function WaitingScreen({ waiting, selection, decisions, asking, onAsk, undo }: Props) {
  const t = useTranslations('approvals');
  useTitle(t('title'));
  const back = useBackTo('/order');
  return (
    <Screen
      header={<AuditBar waiting={waiting} selection={selection} onBack={back} onAsk={onAsk} />}
      over={undo && !selection.on && asking?.what !== 'outcomes' && <UndoDecisions />}
      footer={selection.on && <SelectBar selection={selection} decisions={decisions} onAsk={onAsk} />}
      busy={waiting.pages.isPending}
    >
      <WaitingList waiting={waiting} selection={selection} decisions={decisions} onAsk={onAsk} />
      <AuditSheets asking={asking} onAsk={onAsk} decisions={decisions} waiting={waiting} onDone={selection.leave} />
    </Screen>
  );
}
