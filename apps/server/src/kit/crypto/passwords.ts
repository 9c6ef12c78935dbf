import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** At most this many hashes at once: they are slow on purpose and must not starve the postings. */
const AT_ONCE = Math.min(8, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    // The place is handed to the next in line, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// argon2id is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id of the exact bytes: no trimming, no normalising, no cut at 72 bytes. */
export const hashPassword = (password: string) => inTurn(() => hash(password, COST));

export const verifyPassword = (stored: string, password: string) => inTurn(() => verify(stored, password));

let dummy: Promise<string> | undefined;

/** Takes as long as a real comparison, so that an unknown user cannot be told from a wrong password by the clock. */
export const verifyNobody = async (password: string) => {
  dummy ??= hashPassword('nobody has this password');
  await verifyPassword(await dummy, password);
  return false;
};
