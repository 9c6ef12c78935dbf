import { compare } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { QuantityGrid } from '../../kit/ui/figures/QuantityGrid.tsx';
import { KitLink } from '../../kit/ui/input/link.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { GoodsActs, hasTags, PartTags } from '../../parts/index.ts';
import { addressOfLog } from '../addresses.ts';
import { LogDays } from '../log/LogDays.tsx';
import styles from './BalanceView.module.css';
import { useBalanceFacts } from './use-balance-facts.tsx';
import type { FullBalance } from './use-get-inventory.ts';

const BUCKETS = ['onHand', 'inQA', 'inSip', 'inSit', 'inWip', 'inTO', 'onLoan'] as const;

export function BalanceView({ balance }: { balance: FullBalance }) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const nameOf = usePartName();
  const factsOf = useBalanceFacts();
  const { partNumber, location, locationName, warehouse, revision, uom, onHand } = balance;
  const href = useLinkTo()('part', partNumber);
  const facts = factsOf(balance);
  return (
    <div className={styles['parts']}>
      <Card pad>
        {href ? (
          <KitLink href={href} className={`${styles['title']} code`}>
            {partNumber}
          </KitLink>
        ) : (
          <span className="code">{partNumber}</span>
        )}
        <p className={styles['sub']}>{t('nameAndRev', { name: nameOf(balance), revision })}</p>
        <p className={styles['number']}>
          <FittedNumber>{figures.quantity(onHand)}</FittedNumber>
          <span className={styles['unit']}>{t('unitOnHand', { uom })}</span>
        </p>
        <p className={styles['sub']}>
          <span className="code">{location}</span> {[locationName, warehouse].filter(Boolean).join(' · ')}
        </p>
        {hasTags(balance) && (
          <div className={styles['tags']}>
            <PartTags part={balance} />
          </div>
        )}
      </Card>
      <GoodsActs part={partNumber} location={location} />
      <Card>
        <QuantityGrid
          label={t('quantities')}
          quantities={BUCKETS.map((bucket) => ({
            label: t(`bucketShort.${bucket}`),
            value: figures.quantity(balance[bucket]),
            zero: compare(balance[bucket], '0') === 0,
          }))}
        />
      </Card>
      <Fold title={t('costs')} open>
        <KeyValueList facts={facts.costs} />
      </Fold>
      <Fold title={t('more')}>
        <KeyValueList facts={facts.more} />
      </Fold>
      <section>
        <SectionHeader
          title={t('lastRows')}
          action={{ label: t('wholeLog'), href: addressOfLog(partNumber, { location }) }}
        />
        {balance.log.length === 0 ? (
          <Card pad>{t('noLogHow')}</Card>
        ) : (
          <LogDays rows={balance.log} everywhere={false} />
        )}
      </section>
    </div>
  );
}
