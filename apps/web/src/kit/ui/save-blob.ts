const A_WHILE = 60_000;

/** `/` of a part number would be read as a folder. */
export const savedName = (fileName: string) => fileName.replace(/[/\\]/g, '-');

/** Offers bytes for saving under a name. */
export const saveBlob = (blob: Blob, fileName: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = savedName(fileName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_WHILE);
};
