import { COPIES_AT_MOST, type LabelTemplate, TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { companyLook } from '../companies/index.ts';
import type { SearchParams } from '../kit/router/screen.ts';
import { useStore } from '../kit/store/store.ts';
import { type LabelChoices, labelChoicesNow, useGetLabelChoices } from './use-get-label-choices.ts';
import { printerNow, usePrinter } from './use-printer.ts';

const FIELDS = [
  'partNumber',
  'lotNumber',
  'serialNumber',
  'quantity',
  'soNumber',
  'shipperNumber',
  'receiverNumber',
  'location',
  'lines',
  'template',
  'copies',
] as const;

type Field = (typeof FIELDS)[number];
type Search = { [field in Field]?: string | undefined };

const isCopies = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= COPIES_AT_MOST;

const fieldsIn = (given: SearchParams): Search =>
  Object.fromEntries(FIELDS.map((field) => [field, given[field] || undefined]));

const known = (wanted: string | undefined) => TEMPLATES.find((template) => template === wanted);

/** The usual template and number of copies, where none are chosen. */
const withUsual = (search: Search, fixed: LabelTemplate | undefined, usual: string, choices?: LabelChoices) => {
  const template: LabelTemplate = fixed ?? known(search.template) ?? known(usual) ?? 'part';
  const usualCopies = choices?.templates.find((choice) => choice.template === template)?.copies ?? 1;
  const copies = isCopies(search.copies) ? (search.copies ?? '1') : String(usualCopies);
  return { ...search, template, copies };
};

/** The selection of labels; it lives in the address. The printer is the one that was chosen last on this device. */
export const useLabelSearch = (fixed?: LabelTemplate) => {
  const search = fieldsIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { labelTemplate } = useStore(companyLook);
  const { data } = useGetLabelChoices();
  const { printer } = usePrinter();
  const change = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true });
  return { ...withUsual(search, fixed, labelTemplate, data), printer: printer?.printerId, change };
};

/** The same selection before its screen is there. */
export const labelSearchNow = (given: SearchParams, fixed?: LabelTemplate) => ({
  ...withUsual(fieldsIn(given), fixed, companyLook.get().labelTemplate, labelChoicesNow()),
  printer: printerNow()?.printerId,
});

export type LabelSelection = ReturnType<typeof labelSearchNow>;
export type LabelSearch = ReturnType<typeof useLabelSearch>;
