import { Today } from '@gemba/contract/today/job';
import { onSessionCleared } from '../kit/client/session-port.ts';
import { formOwner } from '../kit/form/form-owner.ts';
import { asJson, record, stored } from '../kit/store/stored.ts';

type Kept = { owner: string; today: Today } | undefined;

/** An answer of an older version reads as none. */
const read = (value: unknown): Kept => {
  const { owner, today } = record(value);
  const parsed = Today.safeParse(today);
  return typeof owner === 'string' && parsed.success ? { owner, today: parsed.data } : undefined;
};

const store = stored<Kept>('today', asJson(read));
onSessionCleared(() => store.remove());

/** The last answer on this device, for a start without a network. It goes with the session, and is nobody else's. */
export const keptToday = {
  get: () => {
    const kept = store.get();
    return kept?.owner === formOwner() ? kept.today : undefined;
  },
  keep: (today: Today) => store.set({ owner: formOwner(), today }),
};
