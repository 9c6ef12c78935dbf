import { approvingEvent } from '@gemba/contract/approvals/kinds';
import { sumMoney } from '@gemba/contract/kit/money';
import { useTranslations } from 'use-intl';
import { useOnline } from '../kit/offline/use-online.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { ActionBar } from '../kit/ui/ActionBar.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { IconDone } from '../kit/ui/icons.ts';
import type { Asking } from './AuditSheets.tsx';
import type { Deciding } from './use-decide.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; deciding: Deciding; onAsk: (asking: Asking) => void };

/** The sum of what is chosen, and the decision about all of it. */
export function SelectBar({ selection, deciding, onAsk }: Props) {
  const t = useTranslations('approvals');
  const online = useOnline();
  const { money } = useFigures();
  const { chosen } = selection;
  const [first] = chosen;
  const approve = async () => {
    const outcomes = await deciding.decide(chosen, 'approve');
    selection.leave();
    if (outcomes.length > 0) onAsk({ what: 'outcomes', outcomes, verdict: 'approve' });
  };
  const event = first ? approvingEvent(first.type) : 'approve';
  return (
    <ActionBar
      note={online ? t('totalOf', { count: chosen.length }) : t('neverQueued')}
      noteEnd={
        first && <b>{money(sumMoney(chosen.map(({ approval }) => approval.amount)), first.approval.currency)}</b>
      }
    >
      <Button kind="danger" disabled={!first || !online} onClick={() => onAsk({ what: 'reject', cards: chosen })}>
        {t('event.reject')}
      </Button>
      <Button kind="primary" icon={IconDone} disabled={!first || !online} onClick={approve}>
        {t(`decideMany.${event}`, { count: chosen.length })}
      </Button>
    </ActionBar>
  );
}
