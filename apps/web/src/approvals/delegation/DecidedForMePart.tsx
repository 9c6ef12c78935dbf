import { DECIDED_FOR_DAYS, type DecidedForMe } from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { useTranslations } from 'use-intl';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { DecidedForMeRow } from './DecidedForMeRow.tsx';

type Props = {
  decisions: readonly DecidedForMe[];
  /** The way to all of them, where these are only the first. */
  action?: { label: string; href: `/${string}` } | undefined;
};

/** Decisions of deputies in the reader's name in the last days; without any, nothing is shown. */
export function DecidedForMePart({ decisions, action }: Props) {
  const t = useTranslations('approvals');
  if (decisions.length === 0) return null;
  return (
    <section>
      <SectionHeader
        title={t('decidedForYou')}
        note={action ? undefined : t('lastDays', { days: String(DECIDED_FOR_DAYS) })}
        action={action}
      />
      <List aria-label={t('decidedForYou')}>
        {decisions.map((decided) => (
          <DecidedForMeRow key={decided.decisionId} decided={decided} />
        ))}
      </List>
    </section>
  );
}
