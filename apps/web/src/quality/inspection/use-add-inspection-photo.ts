import { addInspectionPhoto } from '@gemba/contract/quality/inspection/add-inspection-photo';
import { useQueryClient } from '@tanstack/react-query';
import { useSendPhotos } from '../../kit/photos/use-send-photos.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { qualityKeys } from '../quality-keys.ts';

/** A receiver may have the same number as a report. */
export const photosOf = (irNumber: string) => `inspection ${irNumber}`;

/** Sends the waiting photos of a report. */
export const useAddInspectionPhoto = (irNumber: string) => {
  const queries = useQueryClient();
  return useSendPhotos([photosOf(irNumber)], async (_, options) => {
    await sendPosting(addInspectionPhoto, { params: { irNumber }, body: {} }, options);
    await queries.invalidateQueries({ queryKey: qualityKeys.inspection(irNumber) });
  });
};
