/** When, by whom and for which document something is posted. */
export interface Head {
  at: string;
  day: string;
  by: number;
  document: readonly [kind: string, number: string];
  order?: readonly [kind: string, number: string] | undefined;
  memo?: string;
}
