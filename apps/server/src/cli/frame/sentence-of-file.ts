const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `${path} may not be read or written here: give this user the right to`,
  EPERM: (path) => `${path} may not be read or written here: give this user the right to`,
  EROFS: (path) => `${path} is on a disk that cannot be written`,
  ENOENT: (path) => `There is no file or folder ${path}`,
  ENOTDIR: (path) => `A part of ${path} is a file, not a folder`,
  EISDIR: (path) => `${path} is a folder, not a file`,
  EEXIST: (path) => `${path} is there already`,
  ENOSPC: (path) => `The disk is full: ${path}`,
};

/** A trouble with a file that the operator named, as a sentence; undefined for everything else. */
export function sentenceOfFile(error: unknown) {
  const { code, path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === undefined || path === undefined) return undefined;
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code]?.(path) : undefined;
}
