import type { Count } from '@gemba/contract/warehouse/counts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, companySetting, useLinkTo } from '../../auth/index.ts';
import { isZero, ReverseSheet } from '../../inventory/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { TextLink } from '../../kit/ui/TextLink.tsx';
import { usePartName } from '../../parts/index.ts';
import styles from './CountForm.module.css';
import { CountTag } from './CountTag.tsx';
import { LeftOver } from './LeftOver.tsx';
import { useReverseCount } from './use-count.ts';

type Props = { count: Count; onBack: () => void; onRefresh: () => Promise<unknown> };

/** A count that is over: what was found, what was expected, and why they differed. */
export function DrawnCount({ count, onBack, onRefresh }: Props) {
  const t = useTranslations('warehouse');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const { baseCurrency } = useStore(companySetting);
  const { countNumber, location, locationName, countedBy, postedAt, startedAt, reversal } = count;
  const [reversing, setReversing] = useState(false);
  const reverse = useReverseCount(countNumber);
  const other = reversal.reverses ?? reversal.reversedBy;
  const takeBack = { key: 'reverse', label: posting('reverse'), icon: IconUndo, onSelect: () => setReversing(true) };
  const items = count.items.filter(({ counted }) => counted !== null);
  const signed = (difference: string) => (difference.startsWith('-') ? '' : '+') + figures.quantity(difference);
  return (
    <Screen
      header={
        <AppBar
          title={t.rich('countOf', { location, code: asCode })}
          subtitle={<span className="code">{countNumber}</span>}
          onBack={onBack}
          actions={<MenuButton label={t('more')} items={reversal.allowed ? [takeBack] : []} />}
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['lines']}>
          <LeftOver count={count} />
          <Card pad>
            <div className={styles['acts']}>
              <CountTag count={count} />
            </div>
            <KeyValueList
              facts={[
                { label: t('location'), value: locationName || location },
                { label: t('by'), value: countedBy.name },
                { label: t('at'), value: figures.moment(postedAt ?? startedAt) },
                ...(other
                  ? [
                      { label: posting('reason'), value: reversal.reason },
                      {
                        label: t('related'),
                        value: (
                          <TextLink href={addressOf('count', other)}>
                            {t.rich('showOther', { number: other, code: asCode })}
                          </TextLink>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          <section>
            <SectionHeader title={t('parts', { count: items.length })} />
            <List aria-label={t('parts', { count: items.length })}>
              {items.map((item) => {
                const differs = item.difference !== null && !isZero(item.difference);
                return (
                  <ListRow
                    key={item.partNumber}
                    code
                    title={item.partNumber}
                    sub={[nameOf(item), item.reason].filter(Boolean).join(' · ')}
                    value={`${figures.quantity(item.counted ?? '0')} ${item.uom}`}
                    valueSub={item.expected !== null && t('expected', { quantity: figures.quantity(item.expected) })}
                    chips={
                      differs ? (
                        <StatusTag tone="warn">
                          {t('difference', {
                            quantity: signed(item.difference ?? '0'),
                            value: figures.money(item.value ?? '0', baseCurrency),
                          })}
                        </StatusTag>
                      ) : (
                        <StatusTag tone="ok">{t('asExpected')}</StatusTag>
                      )
                    }
                    href={linkTo('part', item.partNumber)}
                  />
                );
              })}
            </List>
          </section>
        </div>
      </PullToRefresh>
      <ReverseSheet
        open={reversing || reverse.unknown}
        onClose={() => setReversing(false)}
        document={countNumber}
        posting={reverse}
      />
    </Screen>
  );
}
