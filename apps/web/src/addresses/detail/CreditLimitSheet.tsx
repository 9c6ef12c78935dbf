import { CreditLimit } from '@gemba/contract/addresses/change-credit-limit';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { Opened } from './read-address.ts';
import { useChangeCreditLimit } from './use-change-credit-limit.ts';

const FORM = 'creditLimit';

type Props = { customer: Opened['customer']; onClose: () => void };

export function CreditLimitSheet({ customer: { id, version, credit }, onClose }: Props) {
  const t = useTranslations('addresses');
  const { money } = useFigures();
  const { send, ...posting } = useChangeCreditLimit(FORM, onClose);
  const { currency, creditLimit, used } = credit;
  return (
    <ReasonSheet
      form={FORM}
      title={t('act.creditLimit')}
      sub={t('creditNow', { limit: money(creditLimit, currency), used: money(used, currency) })}
      value={{
        label: t('newCreditLimit', { currency }),
        now: creditLimit,
        accepts: CreditLimit,
        rule: t('creditRule'),
      }}
      label={t('saveCredit')}
      posting={posting}
      onPost={(limit, reason) => send({ params: { customerId: id }, body: { creditLimit: limit, reason, version } })}
      onClose={onClose}
    />
  );
}
