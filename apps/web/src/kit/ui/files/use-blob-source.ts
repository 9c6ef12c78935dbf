import { useCallback } from 'react';

/** For the `ref` of an image: shows bytes in memory for as long as the image is mounted. */
export const useBlobSource = (blob: Blob) =>
  useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return;
      const url = URL.createObjectURL(blob);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
