import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { approvingEvent } from '@gemba/contract/orders/deciding/kinds';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { shownAge } from '../../kit/text/age.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconClock, IconClose, IconDone, IconFold, IconUnfold } from '../../kit/ui/icons.ts';
import { CheckMark } from '../../kit/ui/input/Checkbox.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { SwipeRow } from '../../kit/ui/list/SwipeRow.tsx';
import type { CardOutcome } from '../decide/use-decide-approvals.ts';
import type { RowActs } from './CardDetails.tsx';
import { CardDetails } from './CardDetails.tsx';
import { CardTags, hasTags } from './CardTags.tsx';
import { isOwn } from './is-own.ts';
import styles from './WaitingRow.module.css';

type Props = RowActs & {
  card: ApprovalCard;
  now: number;
  href: string;
  /** Open beside the list. */
  current: boolean;
  refused: CardOutcome | undefined;
  onSeen: () => void;
  /** In selection mode, for cards that can be selected. */
  onToggle?: (() => void) | undefined;
  selected?: boolean;
};

/**
 * One waiting card: a tap opens it, the arrow unfolds its details, a swipe decides. A change is final at once, so no
 * swipe approves it.
 */
export function WaitingRow(props: Props) {
  const { card, now, href, current, refused, onSeen, selected, onToggle, onApprove, onReject } = props;
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const locale = useLocale();
  const { money } = useFigures();
  const { displayName } = usePerson();
  const id = useId();
  const movedOn = refused?.refusal?.msgCode === 'ORDER_CHANGED';
  const [unfolded, setOpen] = useState(false);
  const open = (unfolded || movedOn) && !onToggle;
  const { type, number, party, makes, requester, currency, change, approval } = card;
  const who = party?.name ?? makes?.part ?? number;
  const named = deciding(`named.${type}`, { number });
  const tags = refused?.refusal || hasTags(card);
  const yes = { label: deciding(`event.${approvingEvent(type)}`), icon: IconDone, tone: 'ok' } as const;
  const no = { label: deciding('event.reject'), icon: IconClose, tone: 'bad' } as const;
  const face = (
    <ListRow
      within
      lead={onToggle && <CheckMark on={selected === true} />}
      title={who}
      sub={
        <>
          <span className="code">{named}</span> · {isOwn(card, displayName) ? t('you') : requester.name}
        </>
      }
      value={money(change?.newTotal ?? card.total, currency)}
      valueSub={
        <>
          {currency !== approval.currency && (
            <span className={styles['base']}>{money(approval.amount, approval.currency)}</span>
          )}
          <span className={styles['age']}>
            <IconClock size={16} />
            {shownAge(card.waitingSince, now, locale)}
          </span>
        </>
      }
      chips={
        tags && (
          <>
            {refused?.refusal && <StatusTag tone="bad">{refused.refusal.msg}</StatusTag>}
            <CardTags card={card} />
          </>
        )
      }
      selected={selected === true}
      {...(onToggle
        ? { onClick: onToggle, checked: selected, label: t('choose', { order: `${named}, ${who}` }) }
        : { href, current })}
      chevron={false}
      trailing={
        !onToggle && (
          <IconButton
            icon={open ? IconUnfold : IconFold}
            label={t(open ? 'lessOf' : 'moreOf', { order: named })}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
              if (movedOn) onSeen();
            }}
          />
        )
      }
    />
  );
  return (
    <li>
      {onToggle ? (
        face
      ) : (
        <SwipeRow
          right={onApprove && !change ? { ...yes, onAct: onApprove } : undefined}
          left={onReject && { ...no, onAct: onReject }}
        >
          {face}
        </SwipeRow>
      )}
      <div id={id}>
        {open && (
          <CardDetails card={card} refused={refused} onSeen={onSeen} onApprove={onApprove} onReject={onReject} />
        )}
      </div>
    </li>
  );
}
