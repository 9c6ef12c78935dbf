/** Photos that people take of goods: of a receiver, of an inspection report. */
export const PHOTO_LIMITS = { fileMegabytes: 10, fileBytes: 10 * 1_048_576, perDocument: 50 } as const;
export const PHOTO_TIMEOUT_MS = 120_000;
