const A_WHILE = 60_000;

/** A `/` of a part number would be read as a folder. */
export const savedName = (fileName: string) => fileName.replace(/[/\\]/g, '-');

/** Saves bytes as a file. */
export const saveBlob = (blob: Blob, fileName: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = savedName(fileName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_WHILE);
};
