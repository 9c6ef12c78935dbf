import { isSignedIn, personNow } from '../auth/index.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';

interface HeardSoFar {
  person: string;
  /** The id of the last event, from which the stream continues. */
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

/**
 * The events that this browser has heard, stored per person: the stream continues there after a reload and a new login.
 */
export const heardSoFar = {
  get: (): HeardSoFar => {
    const kept = store.get();
    const person = personNow();
    return kept.person === person ? kept : { person, cursor: undefined, lastId: 0 };
  },
  /** Not after another tab has signed out: nothing may be left behind then. */
  add: (more: Partial<Pick<HeardSoFar, 'cursor' | 'lastId'>>) => {
    if (isSignedIn()) store.set({ ...heardSoFar.get(), ...more });
  },
  forget: store.remove,
};
