const A_WHILE = 60_000;

/** Offers bytes for saving under a name; `/` of a part number would be read as a folder. */
export const saveBlob = (blob: Blob, fileName: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName.replace(/[/\\]/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_WHILE);
};
