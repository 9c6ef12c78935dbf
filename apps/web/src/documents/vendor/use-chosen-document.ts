import type { Vendor } from '@gemba/contract/addresses/get-vendor';
import { useSearch } from '@tanstack/react-router';
import { useGetVendor } from '../../addresses/index.ts';

export type QualityDocument = Vendor['qualityDocuments'][number];
/** A quality document and its address. */
export type ChosenDocument = { params: { vendorId: string; documentNumber: string }; document: QualityDocument };

/** The vendor and the quality document of the address. */
export const useChosenDocument = () => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const { vendorId = '', documentNumber = '' } = search;
  const { data: vendor, error, isLoading, refetch } = useGetVendor(vendorId);
  const document = vendor?.qualityDocuments.find((row) => String(row.documentNumber) === documentNumber);
  const params = { vendorId, documentNumber };
  return { params, vendor, document, error, isLoading, refetch };
};
