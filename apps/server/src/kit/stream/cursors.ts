import type { Keys } from '../crypto/keys.ts';

/**
 * How far a client has heard, as the client keeps it. Sealed: the numbers of transactions are those of all companies, and
 * would tell one how busy the others are.
 */
export const cursorsOf = (keys: Keys) => {
  let last = { snapshot: '', companyId: 0, text: '' };
  return {
    write(companyId: number, snapshot: string) {
      if (last.snapshot !== snapshot || last.companyId !== companyId) {
        last = { snapshot, companyId, text: keys.seal(`stream ${companyId} ${snapshot}`) };
      }
      return last.text;
    },
    /** Nothing for what we did not write for this company: such a client begins anew. */
    read(companyId: number, text: unknown) {
      if (typeof text !== 'string' || text === '') return undefined;
      try {
        const [kind, company, snapshot] = keys.unseal(text).split(' ');
        return kind === 'stream' && company === String(companyId) ? snapshot : undefined;
      } catch {
        return undefined;
      }
    },
  };
};

export type Cursors = ReturnType<typeof cursorsOf>;
