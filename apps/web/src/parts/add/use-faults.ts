import { CHOICES_AT_MOST, partChoices } from '@gemba/contract/parts/part-choices';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { partKeys } from '../part-keys.ts';
import { usePart } from '../use-part.ts';
import { faultsOf, type Typed } from './new-part.ts';
import { fields, type NewPartName } from './new-part-fields.ts';

export const usePartChoices = () =>
  useQuery({
    queryKey: partKeys.choices,
    queryFn: ({ signal }) => call(partChoices, {}, { signal, quiet: true }),
  }).data;

type Choices = ReturnType<typeof usePartChoices>;

/** A code that is not set up. Where there are more codes than are offered, only the server can say so. */
const isUnknown = (name: NewPartName, value: string, choices: Choices) => {
  const { codes } = fields[name];
  const offered = codes && choices?.[codes];
  return !!offered && value !== '' && offered.length < CHOICES_AT_MOST && !offered.some(({ code }) => code === value);
};

/** What is wrong with each field, in words, before anything is sent. `settled`: the number is written to the end. */
export const useFaults = (typed: Typed, choices: Choices, settled: boolean): Partial<Record<NewPartName, string>> => {
  const t = useTranslations('parts');
  const partNumber = asPartNumber(typed.partNumber);
  const { data: existing } = usePart(settled && isPartNumber(partNumber) ? partNumber : '');
  const said: Partial<Record<NewPartName, string>> = {};
  for (const [name, fault] of Object.entries(faultsOf(typed, useLocale())))
    said[name as NewPartName] = t(`fault.${fault}`);
  for (const name of Object.keys(fields) as NewPartName[]) {
    const value = String(typed[name]).trim();
    if (isUnknown(name, value, choices)) said[name] = t('fault.codeUnknown', { value });
  }
  if (existing) said.partNumber = t('fault.exists', { partNumber });
  return said;
};
