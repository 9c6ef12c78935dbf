import { COPIES_AT_MOST, type LabelTemplate, TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { companyLook } from '../companies/index.ts';
import { useStore } from '../kit/store/store.ts';
import { useGetLabelChoices } from './use-get-label-choices.ts';
import { usePrinter } from './use-printer.ts';

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

/** The selection of labels; it lives in the address. The printer is the one that was chosen last on this device. */
export const useLabelSearch = (fixed?: LabelTemplate) => {
  const given: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search: Search = Object.fromEntries(FIELDS.map((field) => [field, given[field] || undefined]));
  const { labelTemplate: usual } = useStore(companyLook);
  const { data } = useGetLabelChoices();
  const { printer } = usePrinter();
  const known = (wanted: string | undefined) => TEMPLATES.find((template) => template === wanted);
  const template: LabelTemplate = fixed ?? known(search.template) ?? known(usual) ?? 'part';
  const usualCopies = data?.templates.find((choice) => choice.template === template)?.copies ?? 1;
  const copies = isCopies(search.copies) ? (search.copies ?? '1') : String(usualCopies);
  const change = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true });
  return { ...search, template, copies, printer: printer?.printerId, change };
};
export type LabelSearch = ReturnType<typeof useLabelSearch>;
