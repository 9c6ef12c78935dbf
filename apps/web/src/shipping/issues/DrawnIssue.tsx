import type { Issue } from '@gemba/contract/shipping/issue-work-order';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { isZero, PaperHead, PaperParts, ReverseSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { TextLink } from '../../kit/ui/TextLink.tsx';
import { usePartName } from '../../parts/index.ts';
import { useReverseIssue } from './use-issue.ts';

type Props = { issue: Issue; onBack: () => void; onRefresh: () => Promise<unknown> };

export function DrawnIssue({ issue, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const [reversing, setReversing] = useState(false);
  const { issueNumber, woNumber, issuedBy, issuedAt, items, reversal } = issue;
  const reverse = useReverseIssue(issueNumber);
  const others = reversal.reverses ? [reversal.reverses] : issue.takenBackBy;
  const takeBack = { key: 'reverse', label: posting('reverse'), icon: IconUndo, onSelect: () => setReversing(true) };
  return (
    <Screen
      header={
        <AppBar
          title={t.rich('issueNamed', { issueNumber, code: asCode })}
          onBack={onBack}
          actions={<MenuButton label={t('more')} items={reversal.allowed ? [takeBack] : []} />}
        />
      }
    >
      <PaperParts onRefresh={onRefresh}>
        <PaperHead
          title={
            <TextLink href={linkTo('wo', woNumber)}>
              {t.rich('ofWorkOrder', { number: woNumber, code: asCode })}
            </TextLink>
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
        <section>
          <SectionHeader title={t('components', { count: items.length })} />
          <List aria-label={t('components', { count: items.length })}>
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
                    <StatusTag tone="info">
                      {t('usedUp', { quantity: figures.quantity(item.quantityConsumed) })}
                    </StatusTag>
                  )
                }
                href={linkTo('part', item.part)}
              />
            ))}
          </List>
        </section>
      </PaperParts>
      <ReverseSheet
        open={reversing || reverse.unknown}
        onClose={() => setReversing(false)}
        document={issueNumber}
        posting={reverse}
      />
    </Screen>
  );
}
