type Place = {
  address?: string | null;
  city: string | null;
  state: string | null;
  zip?: string | null;
  country: string | null;
};

const filled = (...words: (string | null | undefined)[]) => words.filter((word) => word?.trim());

/** `Reno, NV`; for other countries the country instead of a state that nobody there knows. */
export const townOf = ({ city, state, country }: Place) => filled(city, state ?? country).join(', ');

/** The lines of an address as on a letter. */
export const linesOf = ({ address, city, state, zip, country }: Place, countryName: (code: string) => string) =>
  filled(
    address,
    [city, filled(state, zip).join(' ')].filter((word) => word).join(', '),
    country && countryName(country),
  );

/** The name of a two-letter country code; any other text stays as it is. */
export const countryNames = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (country: string) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
};
