import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Count } from '@gemba/contract/warehouse/count/count';
import { useTranslations } from 'use-intl';
import { addressOf, companySetting, useLinkTo } from '../../auth/index.ts';
import { useSayReason } from '../../inventory/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import styles from './CountForm.module.css';
import { CountTag } from './CountTag.tsx';
import { LeftOver } from './LeftOver.tsx';
import { useReverseCount } from './use-reverse-count.ts';

type Props = { count: Count; onBack: () => void; onRefresh: () => Promise<unknown> };

/** A count that is over: what was found, what was expected, and why they differed. */
export function CountView({ count, onBack, onRefresh }: Props) {
  const t = useTranslations('warehouse');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const nameOf = usePartName();
  const sayReason = useSayReason();
  const linkTo = useLinkTo();
  const { baseCurrency } = useStore(companySetting);
  const { countNumber, location, locationName, countedBy, postedAt, startedAt, reversal } = count;
  const reverse = useReverseCount(countNumber);
  const other = reversal.reverses ?? reversal.reversedBy;
  const items = count.items.filter(({ counted }) => counted !== null);
  const signed = (difference: string) => (difference.startsWith('-') ? '' : '+') + figures.quantity(difference);
  return (
    <DocumentScreen
      title={t.rich('countOf', { location, code: asCode })}
      subtitle={<span className="code">{countNumber}</span>}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={reversal.allowed ? [reverse.act] : []} />}
      onRefresh={onRefresh}
      sheets={reverse.sheet}
    >
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
      {items.length > 0 && (
        <ListSection title={t('parts', { count: items.length })}>
          {items.map((item) => {
            const differs = item.difference !== null && !isZero(item.difference);
            return (
              <ListRow
                key={item.partNumber}
                code
                title={item.partNumber}
                sub={[nameOf(item), sayReason(item.reason ?? '')].filter(Boolean).join(' · ')}
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
        </ListSection>
      )}
    </DocumentScreen>
  );
}
