import type { Count } from '@gemba/contract/warehouse/counts';
import { useTranslations } from 'use-intl';
import { companySetting, useLinkTo } from '../../auth/index.ts';
import { isZero } from '../../inventory/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { usePartName } from '../../parts/index.ts';
import styles from './CountForm.module.css';
import { CountTag } from './CountTag.tsx';

type Props = { count: Count; onBack: () => void; onRefresh: () => Promise<unknown> };

/** A count that is over: what was found, what was expected, and why they differed. */
export function DrawnCount({ count, onBack, onRefresh }: Props) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const nameOf = usePartName();
  const linkTo = useLinkTo();
  const { baseCurrency } = useStore(companySetting);
  const { location, locationName, status, countedBy, postedAt, startedAt } = count;
  const items = count.items.filter(({ counted }) => counted !== null);
  const signed = (difference: string) => (difference.startsWith('-') ? '' : '+') + figures.quantity(difference);
  return (
    <Screen
      header={
        <AppBar
          title={t.rich('countOf', { location, code: asCode })}
          subtitle={<span className="code">{count.countNumber}</span>}
          onBack={onBack}
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles['lines']}>
          <Card pad>
            <div className={styles['acts']}>
              <CountTag status={status} />
            </div>
            <Facts
              facts={[
                { label: t('location'), value: locationName || location },
                { label: t('by'), value: countedBy.name },
                { label: t('at'), value: figures.moment(postedAt ?? startedAt) },
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
    </Screen>
  );
}
