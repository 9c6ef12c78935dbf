import { CHOICES_AT_MOST } from '@gemba/contract/parts/get-part-choices';
import { useLocale, useTranslations } from 'use-intl';
import { errorsOf, type Typed } from './new-part.ts';
import { fields, type NewPartName } from './new-part-fields.ts';
import type { PartChoices } from './use-get-part-choices.ts';

/** A code that is not configured. Where there are more codes than the server offers, only the server can tell. */
const isUnknown = (name: NewPartName, value: string, choices: PartChoices) => {
  const { codes } = fields[name];
  const offered = codes && choices?.[codes];
  return !!offered && value !== '' && offered.length < CHOICES_AT_MOST && !offered.some(({ code }) => code === value);
};

/** Checks a new part before anything is sent: the error of each field as text. */
export const useErrors = (choices: PartChoices) => {
  const t = useTranslations('parts');
  const locale = useLocale();
  return (typed: Typed): ReadonlyMap<NewPartName, string> => {
    const errors = new Map<NewPartName, string>();
    for (const [name, error] of Object.entries(errorsOf(typed, locale)))
      errors.set(name as NewPartName, t(`error.${error}`));
    for (const name of Object.keys(fields) as NewPartName[]) {
      const value = String(typed[name]).trim();
      if (isUnknown(name, value, choices)) errors.set(name, t('error.codeUnknown', { value }));
    }
    return errors;
  };
};
