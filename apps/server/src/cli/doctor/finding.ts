/** Something that is missing or wrong, and how to mend it. */
export interface Finding {
  readonly what: string;
  readonly mend: string;
}

/** One kind of posting, or one part of the server, with all that stands in its way. */
export interface Diagnosis {
  readonly area: 'postings' | 'server';
  readonly name: string;
  readonly findings: readonly Finding[];
  /** A fact worth showing where nothing is wrong. */
  readonly note?: string;
}
