/** The local storage key of a company's custom translations. */
export const CUSTOM_TRANSLATIONS = 'customTranslations';
