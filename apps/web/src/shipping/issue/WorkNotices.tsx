import type { IssuableWorkOrder } from '@gemba/contract/shipping/issue/issue';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconChat, IconLocked } from '../../kit/ui/icons.ts';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

/** The missing issue password, the note on the order, and earlier issues. */
export function WorkNotices({ order: { hasIssuePassword, message, issues } }: { order: IssuableWorkOrder }) {
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  return (
    <>
      {!hasIssuePassword && <Banner tone="bad" icon={IconLocked} title={say('ISSUE_PASSWORD_NOT_SET')} />}
      {message && (
        <Banner icon={IconChat} title={t('note')}>
          {message}
        </Banner>
      )}
      {issues.length > 0 && (
        <Fold title={t('issuedBefore')} note={String(issues.length)}>
          <List bare aria-label={t('issuedBefore')}>
            {issues.map(({ issueNumber, issuedAt, issuedBy }) => (
              <ListRow
                key={issueNumber}
                code
                title={issueNumber}
                sub={[issuedBy, figures.moment(issuedAt)].join(' · ')}
                href={addressOf('issue', issueNumber)}
              />
            ))}
          </List>
        </Fold>
      )}
    </>
  );
}
