import { useEffect, useState } from 'react';

/** An address by which the page shows bytes that it holds, for as long as it shows them. */
export const useBlobUrl = (blob: Blob): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
};

const A_WHILE = 60_000;

/** Offers bytes for saving under a name; `/` of a part number would be read as a folder. */
export const saveBlob = (blob: Blob, fileName: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName.replace(/[/\\]/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_WHILE);
};
