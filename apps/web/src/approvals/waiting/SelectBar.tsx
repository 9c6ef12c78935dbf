import { sumMoney } from '@gemba/contract/kit/money';
import { approvingEvent } from '@gemba/contract/orders/deciding/kinds';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../kit/offline/use-online.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconDone } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import type { Decisions } from '../decide/use-decide-approvals.ts';
import type { Asking } from './AuditSheets.tsx';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; decisions: Decisions; onAsk: (asking: Asking) => void };

/** The total of the selected cards, and the buttons that decide all of them. */
export function SelectBar({ selection, decisions, onAsk }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const online = useOnline();
  const { money } = useFigures();
  const { chosen } = selection;
  const [first] = chosen;
  const approve = async () => {
    const outcomes = await decisions.decide(chosen, 'approve');
    selection.leave();
    if (outcomes.length > 0) onAsk({ what: 'outcomes', outcomes, verdict: 'approve' });
  };
  const event = first ? approvingEvent(first.type) : 'approve';
  return (
    <ActionBar
      note={online ? t('totalOf', { count: chosen.length }) : deciding('neverQueued')}
      noteEnd={
        first && <b>{money(sumMoney(chosen.map(({ approval }) => approval.amount)), first.approval.currency)}</b>
      }
    >
      <Button kind="danger" disabled={!first || !online} onClick={() => onAsk({ what: 'reject', cards: chosen })}>
        {deciding('event.reject')}
      </Button>
      <Button kind="primary" icon={IconDone} disabled={!first || !online} onClick={approve}>
        {t(`decideMany.${event}`, { count: chosen.length })}
      </Button>
    </ActionBar>
  );
}
