import { Currency, ExchangeRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from './SetUp.module.css';
import { useAddExchangeRate } from './use-add-exchange-rate.ts';

/** `currency` is the one that the sheet starts with; none where it is opened from the list of all. */
type Props = { currency: string; onClose: () => void };

export function AddRateSheet({ currency, onClose }: Props) {
  const t = useTranslations('accounting');
  const said = useTranslations('posting');
  const locale = useLocale();
  const name = `new exchange rate ${currency}`;
  const { send, ...posting } = useAddExchangeRate(name, onClose);
  const [empty] = useState(() => ({ currency, effectiveDate: '', exchangeRate: '' }));
  const form = useForm({
    name,
    empty,
    errorsOf: (typed) => {
      const errors = new Map<FieldPath, FormError>();
      if (!Currency.safeParse(codeOf(typed.currency)).success)
        errors.set('currency', { message: t('rates.currencyRule'), late: true });
      if (typed.effectiveDate === '') errors.set('effectiveDate', { message: t('rates.dayRule'), late: true });
      if (!ExchangeRate.safeParse(typedDecimal(typed.exchangeRate, locale)).success)
        errors.set('exchangeRate', { message: t('rates.rule'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { typed } = form;
  const post = () =>
    form.mayGo()
      ? send({
          body: {
            currency: codeOf(typed.currency),
            effectiveDate: typed.effectiveDate,
            exchangeRate: typedDecimal(typed.exchangeRate, locale),
          },
        })
      : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('rates.add')}
      sub={t('rates.addHow')}
      footer={
        <PostButton posting={posting} check={said('checkAgain')} onPost={post}>
          {t('rates.save')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          label={t('rates.currency')}
          value={typed.currency}
          maxLength={3}
          autoCapitalize="characters"
          autoComplete="off"
          error={form.errorAt('currency')}
          onChange={({ target }) => form.write({ currency: target.value })}
        />
        <Field
          type="date"
          label={t('rates.day')}
          value={typed.effectiveDate}
          error={form.errorAt('effectiveDate')}
          onChange={({ target }) => form.write({ effectiveDate: target.value })}
        />
        <Field
          label={t('rates.rate')}
          inputMode="decimal"
          value={typed.exchangeRate}
          maxLength={17}
          error={form.errorAt('exchangeRate')}
          onChange={({ target }) => form.write({ exchangeRate: target.value })}
        />
      </PostingFields>
    </Sheet>
  );
}

const codeOf = (typed: string) => typed.trim().toUpperCase();
