import { COPIES_AT_MOST, type LabelTemplate, TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { companyLook } from '../companies/index.ts';
import { useStore } from '../kit/store/store.ts';

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

/** The selection of labels; it lives in the address. */
export const useLabelSearch = () => {
  const given: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search: Search = Object.fromEntries(FIELDS.map((field) => [field, given[field] || undefined]));
  const { labelTemplate: usual } = useStore(companyLook);
  const known = (wanted: string | undefined) => TEMPLATES.find((template) => template === wanted);
  const template: LabelTemplate = known(search.template) ?? known(usual) ?? 'part';
  const copies = isCopies(search.copies) ? (search.copies ?? '1') : '1';
  const change = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true });
  return { ...search, template, copies, change };
};
export type LabelSearch = ReturnType<typeof useLabelSearch>;
