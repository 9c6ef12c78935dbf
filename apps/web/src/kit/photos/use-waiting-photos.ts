import { useEffect } from 'react';
import { useStore } from '../store/store.ts';
import { restorePhotos, waitingPhotos } from './waiting-photos.ts';

/** Photos that are not with the server yet, those of before a reload included. */
export const useWaitingPhotos = () => {
  useEffect(() => void restorePhotos(), []);
  return useStore(waitingPhotos);
};
