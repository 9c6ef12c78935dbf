import { isSignedIn, personNow } from '../auth/index.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';

interface HeardSoFar {
  person: string;
  /** Where the stream goes on. */
  cursor: string | undefined;
  lastId: number;
}

const read = (value: unknown): HeardSoFar => {
  const { person, cursor, lastId } = record(value);
  return {
    person: typeof person === 'string' ? person : '',
    cursor: typeof cursor === 'string' ? cursor : undefined,
    lastId: typeof lastId === 'number' ? lastId : 0,
  };
};

const store = stored('messageStream', asJson(read));

/** What this browser has heard, kept for the person who heard it: it goes on there after a reload and after a new login. */
export const heardSoFar = {
  get: (): HeardSoFar => {
    const kept = store.get();
    const person = personNow();
    return kept.person === person ? kept : { person, cursor: undefined, lastId: 0 };
  },
  /** Not after another tab has signed out: nothing is left behind then. */
  add: (more: Partial<Pick<HeardSoFar, 'cursor' | 'lastId'>>) => {
    if (isSignedIn()) store.set({ ...heardSoFar.get(), ...more });
  },
  forget: store.remove,
};
