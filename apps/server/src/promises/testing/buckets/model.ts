/**
 * An independent model of the goods of one part: places with six buckets, and documents that remember what they moved.
 * A quantity is a whole number of half pieces.
 */
const BUCKETS = ['onHand', 'inQa', 'inSip', 'inSit', 'inWip', 'inTo'] as const;
type Bucket = (typeof BUCKETS)[number];
export type Buckets = Record<Bucket, number>;

export interface Put {
  readonly location: string;
  readonly halves: number;
}

export interface Receiver {
  readonly number: string;
  readonly changes: readonly Change[];
  readonly onTheWay: boolean;
  reversed: boolean;
}

export interface Paper extends Put {
  readonly number: string;
  readonly to?: string;
  state: 'open' | 'done' | 'over';
}

export interface Issue extends Put {
  readonly number: string;
  /** Still in WIP. */
  left: number;
}

interface Finish {
  readonly number: string;
  readonly used: readonly { issue: Issue; halves: number }[];
  reversed: boolean;
}

export type Change = readonly [location: string, bucket: Bucket, halves: number];

const none = (): Buckets => ({ onHand: 0, inQa: 0, inSip: 0, inSit: 0, inWip: 0, inTo: 0 });

export class Model {
  readonly places = new Map<string, Buckets>();
  readonly receivers: Receiver[] = [];
  readonly shippers: Paper[] = [];
  readonly issues: Issue[] = [];
  readonly finishes: Finish[] = [];
  readonly transfers: Paper[] = [];
  readonly rtvShippers: Paper[] = [];
  readonly qaDecisions: Paper[] = [];

  at(location: string): Buckets {
    return this.places.get(location) ?? none();
  }

  /** Something has been there once. */
  knows(location: string) {
    return this.places.has(location);
  }

  move(...changes: readonly Change[]) {
    for (const [location, bucket, halves] of changes) {
      const place = this.at(location);
      this.places.set(location, { ...place, [bucket]: place[bucket] + halves });
    }
  }

  /** Whether no bucket is below zero after all of these. */
  allows(changes: readonly Change[]) {
    return changes.every(
      ([location, bucket]) =>
        this.at(location)[bucket] +
          changes
            .filter(([where, what]) => where === location && what === bucket)
            .reduce((sum, [, , halves]) => sum + halves, 0) >=
        0,
    );
  }

  get inWip() {
    return [...this.places.values()].reduce((sum, { inWip }) => sum + inWip, 0);
  }

  get total() {
    return [...this.places.values()].reduce(
      (sum, place) => sum + BUCKETS.reduce((all, name) => all + place[name], 0),
      0,
    );
  }

  /** Which issues so much is made of, the oldest first. */
  oldest(halves: number) {
    let needed = halves;
    return this.issues.flatMap((issue) => {
      const taken = Math.min(issue.left, needed);
      needed -= taken;
      return taken === 0 ? [] : [{ issue, halves: taken }];
    });
  }
}

/** The bad ones lie in the place for them first, then in the places that were named last. */
export function sorted(puts: readonly Put[], bad: number): Change[] {
  const order = [...puts.filter(({ location }) => location.startsWith('QA')), ...[...puts].reverse()];
  const inQa = new Map<string, number>();
  let left = bad;
  for (const { location, halves } of order) {
    if (inQa.has(location)) continue;
    inQa.set(location, Math.min(halves, left));
    left -= Math.min(halves, left);
  }
  return puts.flatMap(({ location, halves }): Change[] => {
    const qa = inQa.get(location) ?? 0;
    return [
      [location, 'onHand', halves - qa],
      [location, 'inQa', qa],
    ];
  });
}

/** The same, the other way round. */
export const back = (changes: readonly Change[]): Change[] =>
  changes.map(([location, bucket, halves]) => [location, bucket, -halves]);
