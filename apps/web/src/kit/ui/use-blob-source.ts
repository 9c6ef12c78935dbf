import { useCallback } from 'react';

/** For the `ref` of a picture: shows bytes that the page holds, for as long as the picture is there. */
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
