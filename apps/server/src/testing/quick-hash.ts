import { hash } from '@node-rs/argon2';

const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A password as the server stores it, at the least cost there is: comparing reads the cost from the hash. */
export const quickHash = (password: string) => hash(password, LEAST);
