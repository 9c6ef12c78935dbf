import type { CompanyLook, Wording } from '@gemba/contract/companies/company-look';
import { readText, writeText } from '../kit/store/storage.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';
import { redraw } from '../kit/text/catalogues.ts';
import { COMPANY_WORDING } from '../kit/text/custom-key.ts';

const PICTURE = /^data:image\/(?:png|jpeg);base64,/;

/** The logo and the usual label of the signed-in person's company, and the version of what this device knows of its look. */
export const companyLook = stored(
  'companyLook',
  asJson((value) => {
    const { lookVersion, logo, labelTemplate } = record(value);
    return {
      lookVersion: typeof lookVersion === 'number' ? lookVersion : 0,
      logo: typeof logo === 'string' && PICTURE.test(logo) ? logo : null,
      labelTemplate: typeof labelTemplate === 'string' ? labelTemplate : '',
    };
  }),
);

const byLanguage = (wording: readonly Wording[]) => {
  const languages = [...new Set(wording.map(({ language }) => language))];
  const textsIn = (wanted: string) =>
    wording.filter(({ language }) => language === wanted).map(({ key, text }) => [key, text]);
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textsIn(language))]));
};

const putWording = (json: string | null) => {
  if (readText(COMPANY_WORDING) === json) return;
  writeText(COMPANY_WORDING, json);
  // Without a network the words come with the next page.
  redraw().catch(() => undefined);
};

/** Shows the company's own logo, words and label from now on. */
export const wearLook = ({ lookVersion, logo, labelTemplate, wording }: CompanyLook) => {
  companyLook.set({ lookVersion, logo, labelTemplate });
  putWording(wording.length > 0 ? JSON.stringify(byLanguage(wording)) : null);
};

/** After the session: the next person may be of another company. */
export const forgetLook = () => {
  companyLook.remove();
  putWording(null);
};
