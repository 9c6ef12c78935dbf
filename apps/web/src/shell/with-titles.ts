export type WithTitles = { screens?: Readonly<Record<string, string>> };

/**
 * The shell's own texts with the titles of all screens, which the texts of their capabilities hold. They are put into
 * the same object: in development a change of a text changes that object.
 */
export const withTitles = (texts: object, catalogues: Readonly<Record<string, WithTitles>>) =>
  Object.assign(texts, {
    screens: Object.assign({}, ...Object.values(catalogues).map(({ screens }) => screens)) as object,
  });
