interface Country {
  readonly currency: string;
  readonly timeZone: string;
  /** Code, name and rate in percent, the usual one first. */
  readonly taxes: readonly (readonly [code: string, name: string, rate: string])[];
}

/**
 * The usual settings of a new company in each country. Rates change by law: they are a beginning, and `gemba import` of
 * taxRates.csv changes them. Countries whose taxes differ by place get an exempt rate only.
 */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  US: { currency: 'USD', timeZone: 'America/Chicago', taxes: [] },
  CA: { currency: 'CAD', timeZone: 'America/Toronto', taxes: [['GST5', 'GST 5 %', '5']] },
  MX: {
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    taxes: [
      ['IVA16', 'IVA 16 %', '16'],
      ['IVA8', 'IVA 8 %', '8'],
    ],
  },
  CN: {
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    taxes: [
      ['VAT13', '增值税 13 %', '13'],
      ['VAT9', '增值税 9 %', '9'],
      ['VAT6', '增值税 6 %', '6'],
    ],
  },
  ES: {
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    taxes: [
      ['IVA21', 'IVA 21 %', '21'],
      ['IVA10', 'IVA 10 %', '10'],
      ['IVA4', 'IVA 4 %', '4'],
    ],
  },
  DE: {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    taxes: [
      ['UST19', 'Umsatzsteuer 19 %', '19'],
      ['UST7', 'Umsatzsteuer 7 %', '7'],
    ],
  },
  FR: {
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    taxes: [
      ['TVA20', 'TVA 20 %', '20'],
      ['TVA10', 'TVA 10 %', '10'],
    ],
  },
  GB: {
    currency: 'GBP',
    timeZone: 'Europe/London',
    taxes: [
      ['VAT20', 'VAT 20 %', '20'],
      ['VAT5', 'VAT 5 %', '5'],
    ],
  },
};
