import type { ownAuthorities } from '@gemba/contract/approvals/delegations';
import type { CallReply } from '@gemba/contract/kit/call';
import { APPROVAL_KINDS } from '@gemba/contract/orders/deciding';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import styles from './DelegationScreen.module.css';

type Props = Pick<CallReply<typeof ownAuthorities>, 'authorities' | 'currency'>;

export function AuthoritiesPart({ authorities, currency }: Props) {
  const t = useTranslations('approvals');
  const { roundMoney } = useFigures();
  const sorted = APPROVAL_KINDS.flatMap((kind) => authorities.filter(({ type }) => type === kind));
  return (
    <section>
      <SectionHeader title={t('authorities')} />
      {authorities.length === 0 ? (
        <p className={styles['empty']}>{t('noAuthorities')}</p>
      ) : (
        <List>
          {sorted.map(({ type, limit }) => (
            <ListRow
              key={type}
              title={t(`kindLong.${type}`)}
              value={t('upTo', { limit: roundMoney(limit, currency) })}
            />
          ))}
        </List>
      )}
    </section>
  );
}
