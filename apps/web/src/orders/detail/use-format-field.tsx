import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSayReason } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { OrderStatus } from '../OrderStatus.tsx';
import { type FieldName, typeOf } from './fields.ts';

/** The currencies of an order's fields, and its kind. */
export type Currencies = { currency: string; baseCurrency: string; kind: ApprovalKind };

const NOTHING = '–';
/** A person is shown by name. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : JSON.stringify(value);
};

/** Formats the value of a field by its type and the reader's language. */
export const useFormatField = ({ currency, baseCurrency, kind }: Currencies) => {
  const t = useTranslations('orders');
  const bom = useTranslations('bom');
  const figures = useFigures();
  const sayReason = useSayReason();
  return (name: FieldName, value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '') return NOTHING;
    const text = textOf(value);
    switch (typeOf(name)) {
      case 'code':
        return <span className="code">{text}</span>;
      case 'day':
        return figures.day(text);
      case 'moment':
        return figures.moment(text);
      case 'money':
        return figures.money(text, currency);
      case 'baseMoney':
        return figures.money(text, baseCurrency);
      case 'unitCost':
        return figures.unitCost(text, currency);
      case 'pastCost':
        return figures.pastCost(text, currency);
      case 'percent':
        return figures.percent(text);
      case 'quantity':
        return figures.quantity(text);
      case 'rate':
        return figures.rate(text);
      case 'status':
        return <OrderStatus kind={kind} status={text} />;
      case 'listStatus':
        return t(`filter.${text as 'open'}`);
      case 'lockStatus':
        return t(`lock.${text as 'LOCKED'}`);
      case 'wageType':
        return t(text === '1' ? 'wage.piece' : 'wage.hourly');
      case 'makeBuy':
        return bom(`makeBuy.${text as 'BUY'}`);
      case 'reason':
        return sayReason(text);
      case 'flag':
        return t(value === true ? 'yes' : 'no');
      case 'text':
      case 'person':
      case 'count':
        return text;
    }
  };
};
