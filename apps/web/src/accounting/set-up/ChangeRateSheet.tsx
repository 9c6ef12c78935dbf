import { type DayRate, ExchangeRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useChangeExchangeRate } from './use-change-exchange-rate.ts';

type Props = { rate: DayRate; onClose: () => void };

export function ChangeRateSheet({ rate: { currency, effectiveDate, exchangeRate: was }, onClose }: Props) {
  const t = useTranslations('accounting');
  const { day } = useFigures();
  const form = `exchange rate ${currency} ${effectiveDate}`;
  const { send, ...posting } = useChangeExchangeRate(form, onClose);
  return (
    <ReasonSheet
      form={form}
      title={t('rates.correct', { currency, day: day(effectiveDate) })}
      sub={t('rates.correctHow')}
      value={{ label: t('rates.rate'), now: was, accepts: ExchangeRate, rule: t('rates.rule') }}
      label={t('rates.save')}
      posting={posting}
      onPost={(exchangeRate, reason) =>
        send({ params: { currency, effectiveDate }, body: { exchangeRate, was, reason } })
      }
      onClose={onClose}
    />
  );
}
