import type { CallInput } from '@gemba/contract/kit/call';
import type { makeProformaReceiver } from '@gemba/contract/receiving/proforma/make-proforma-receiver';
import { filled, type Quantities } from '../../inventory/index.ts';

export const PROFORMA_FIELDS = [
  'prDate',
  'expectedDate',
  'transitTime',
  'shippedVia',
  'billOfLading',
  'containerNumber',
  'containerSealNumber',
  'shippingMark',
] as const;
export type ProformaField = (typeof PROFORMA_FIELDS)[number];

export type TypedProforma = { quantities: Quantities; header: Record<ProformaField, string>; isBond: boolean };

export const NOTHING_ANNOUNCED: TypedProforma = {
  quantities: {},
  header: {
    prDate: '',
    expectedDate: '',
    transitTime: '',
    shippedVia: '',
    billOfLading: '',
    containerNumber: '',
    containerSealNumber: '',
    shippingMark: '',
  },
  isBond: false,
};

type Header = NonNullable<CallInput<typeof makeProformaReceiver>['body']['header']>;

/** The entered fields. A transit time that is no number stays one: its schema says so at the field. */
export const headerOf = ({ header, isBond }: TypedProforma): Header => {
  const { transitTime, ...words } = filled(header);
  return { ...words, ...(transitTime !== undefined && { transitTime: Number(transitTime) }), isBond };
};
