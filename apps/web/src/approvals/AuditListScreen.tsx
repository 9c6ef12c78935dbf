import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { Screen } from '../kit/ui/Screen.tsx';
import { AuditBar } from './AuditBar.tsx';
import { type Asking, AuditSheets } from './AuditSheets.tsx';
import { SelectBar } from './SelectBar.tsx';
import { UndoDecisions } from './UndoDecisions.tsx';
import { useDecide } from './use-decide.ts';
import { useOfferUndo } from './use-offer-undo.ts';
import { useSelection } from './use-selection.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingList } from './WaitingList.tsx';

/** What waits for somebody's yes. */
export function AuditListScreen() {
  const t = useTranslations('approvals');
  useTitle(t('title'));
  const back = useBackTo('/order');
  const deciding = useDecide();
  const waiting = useWaiting(deciding);
  useOfferUndo(waiting.counts.data?.undoable);
  const selection = useSelection(waiting.approvable);
  const [asking, setAsking] = useState<Asking>();
  return (
    <Screen
      header={<AuditBar waiting={waiting} selection={selection} onBack={back} onAsk={setAsking} />}
      over={!selection.on && asking?.what !== 'outcomes' && <UndoDecisions />}
      footer={selection.on && <SelectBar selection={selection} deciding={deciding} onAsk={setAsking} />}
      busy={waiting.pages.isPending}
    >
      <WaitingList waiting={waiting} selection={selection} deciding={deciding} onAsk={setAsking} />
      <AuditSheets asking={asking} onAsk={setAsking} deciding={deciding} waiting={waiting} onDone={selection.leave} />
    </Screen>
  );
}
