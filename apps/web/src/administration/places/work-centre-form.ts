import type { AdminWorkCentre } from '@gemba/contract/administration/places/place';
import { decimalToType, typedDecimal } from '../../kit/form/typed-decimal.ts';
import { type FieldPath, type FormError } from '../../kit/form/use-form.ts';

export type TypedCentre = {
  wcName: string;
  departmentId: string;
  hourlyCost: string;
  dayHours: string;
  active: boolean;
};

export const typedCentre = (centre: AdminWorkCentre, locale: string): TypedCentre => ({
  wcName: centre.wcName,
  departmentId: centre.departmentId ?? '',
  hourlyCost: decimalToType(centre.hourlyCost, locale),
  dayHours: decimalToType(centre.dayHours, locale),
  active: centre.active,
});

export const centreBody = ({ wcName, departmentId, hourlyCost, dayHours, active }: TypedCentre, locale: string) => ({
  wcName: wcName.trim(),
  departmentId: departmentId || null,
  hourlyCost: typedDecimal(hourlyCost, locale),
  dayHours: typedDecimal(dayHours, locale),
  active,
});

const TWO_DECIMALS = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/;
const isDecimal = (typed: string, locale: string) => TWO_DECIMALS.test(typedDecimal(typed, locale));

const LONGEST_DAY = 24;

type Words = { name: string; amount: string; hours: string };

/** The errors of the fields that a new work centre and a known one share. */
export const centreErrors = (typed: TypedCentre, locale: string, words: Words) => {
  const errors = new Map<FieldPath, FormError>();
  if (typed.wcName.trim() === '') errors.set('wcName', { message: words.name, late: true });
  if (!isDecimal(typed.hourlyCost, locale)) errors.set('hourlyCost', { message: words.amount, late: true });
  const isTime = isDecimal(typed.dayHours, locale) && Number(typedDecimal(typed.dayHours, locale)) <= LONGEST_DAY;
  if (!isTime) errors.set('dayHours', { message: words.hours, late: true });
  return errors;
};
