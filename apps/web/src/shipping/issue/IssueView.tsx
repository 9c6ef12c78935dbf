import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Issue } from '@gemba/contract/shipping/issue/issue';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { useReverseIssue } from '../reversal/use-reverse-issue.ts';

type Props = { issue: Issue; onBack: () => void; onRefresh: () => Promise<unknown> };

export function IssueView({ issue, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const { issueNumber, woNumber, issuedBy, issuedAt, items, reversal } = issue;
  const reverse = useReverseIssue(issueNumber);
  const others = reversal.reverses ? [reversal.reverses] : issue.takenBackBy;
  return (
    <DocumentScreen
      title={t.rich('issueNamed', { issueNumber, code: asCode })}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={reversal.allowed ? [reverse.act] : []} />}
      onRefresh={onRefresh}
      sheets={reverse.sheet}
    >
      <DocumentHead
        title={
          <TextLink href={linkTo('wo', woNumber)}>{t.rich('ofWorkOrder', { number: woNumber, code: asCode })}</TextLink>
        }
        tags={
          others.length > 0 &&
          others.map((number) => (
            <Fragment key={number}>
              <StatusTag tone="idle" icon={IconUndo}>
                {reversal.reverses ? t('takesBack', { number }) : t('takenBackBy', { number })}
              </StatusTag>
              <TextLink href={addressOf('issue', number)}>{t.rich('showOther', { number, code: asCode })}</TextLink>
            </Fragment>
          ))
        }
        facts={[
          { label: t('by'), value: issuedBy.name },
          { label: t('at'), value: figures.moment(issuedAt) },
        ]}
        reason={reversal.reason}
      />
      <ListSection title={t('components', { count: items.length })}>
        {items.map((item) => (
          <ListRow
            key={item.itemNumber}
            code
            title={item.part}
            sub={
              <>
                {nameOf(item)}
                <br />
                <span className="code">{[item.location, item.serial].filter(Boolean).join(' · ')}</span>
              </>
            }
            value={`${figures.quantity(item.quantity)} ${item.uom}`}
            chips={
              !isZero(item.quantityConsumed) && (
                <StatusTag tone="info">{t('usedUp', { quantity: figures.quantity(item.quantityConsumed) })}</StatusTag>
              )
            }
            href={linkTo('part', item.part)}
          />
        ))}
      </ListSection>
    </DocumentScreen>
  );
}
