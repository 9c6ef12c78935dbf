import type { Issue } from '@gemba/contract/shipping/issue-work-order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { isZero, ReverseSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { KitLink } from '../../kit/ui/link.tsx';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import styles from '../shippers/DrawnShipper.module.css';
import { useReverseIssue } from './use-issue.ts';

type Props = { issue: Issue; onBack: () => void; onRefresh: () => Promise<unknown> };

export function DrawnIssue({ issue, onBack, onRefresh }: Props) {
  const t = useTranslations('shipping');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const [reversing, setReversing] = useState(false);
  const { issueNumber, woNumber, issuedBy, issuedAt, items, reversal } = issue;
  const reverse = useReverseIssue(issueNumber);
  const toOrder = linkTo('wo', woNumber);
  const order = t.rich('ofWorkOrder', { number: woNumber, code: asCode });
  const other = reversal.reverses ?? reversal.reversedBy;
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
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['parts']}>
          <Card pad>
            <h2 className={styles['title']}>
              {toOrder ? (
                <KitLink href={toOrder} className={styles['link'] ?? ''}>
                  {order}
                </KitLink>
              ) : (
                order
              )}
            </h2>
            {other && (
              <div className={styles['number']}>
                <StatusTag tone="idle" icon={IconUndo}>
                  {reversal.reverses ? t('takesBack', { number: other }) : t('takenBackBy', { number: other })}
                </StatusTag>
                <KitLink href={addressOf('issue', other)} className={styles['link'] ?? ''}>
                  {t.rich('showOther', { number: other, code: asCode })}
                </KitLink>
              </div>
            )}
            <Facts
              facts={[
                { label: t('by'), value: issuedBy.name },
                { label: t('at'), value: figures.moment(issuedAt) },
              ]}
            />
          </Card>
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
                      {item.description}
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
        </div>
      </PullToRefresh>
      <ReverseSheet
        open={reversing || reverse.unknown}
        onClose={() => setReversing(false)}
        document={issueNumber}
        posting={reverse}
      />
    </Screen>
  );
}
