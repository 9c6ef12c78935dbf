/** Where a company's own words are kept in local storage. */
export const CUSTOM_TRANSLATIONS = 'customTranslations';
