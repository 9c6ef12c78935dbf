/** The local storage key of the words that an administrator chose for the whole company. */
export const COMPANY_WORDING = 'companyWording';
/** The local storage key of the words of this device, which lie over them. */
export const CUSTOM_TRANSLATIONS = 'customTranslations';
