export interface PutAway {
  readonly location: string;
  readonly purpose: string;
  /** On hand at once, and waiting in QA. */
  readonly good: bigint;
  readonly qa: bigint;
  readonly serials: readonly string[];
}

/** What is not qualified waits in QA: in locations for that first, then in the last ones that were named. */
export function toQa(putAways: readonly PutAway[], notQualified: bigint): PutAway[] {
  let left = notQualified;
  const taken = new Map<PutAway, bigint>();
  for (const put of [...putAways.filter(({ purpose }) => purpose === 'QA'), ...putAways.toReversed()]) {
    if (taken.has(put)) continue;
    const qa = put.good < left ? put.good : left;
    taken.set(put, qa);
    left -= qa;
  }
  return putAways.map((put) => {
    const qa = taken.get(put) ?? 0n;
    return { ...put, good: put.good - qa, qa };
  });
}
