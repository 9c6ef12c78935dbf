import { useSearch } from '@tanstack/react-router';
import { CurrenciesView } from './CurrenciesView.tsx';
import { CurrencyView } from './CurrencyView.tsx';

/** The currencies with their rate of today, or one of them with the rates of its days. */
export function ExchangeRatesScreen() {
  const { currency } = useSearch({ from: '/signedIn/accounting/exchangeRates' });
  return currency ? <CurrencyView key={currency} currency={currency} /> : <CurrenciesView />;
}
