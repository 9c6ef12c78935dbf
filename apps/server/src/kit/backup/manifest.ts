import * as z from 'zod/mini';
import type { Keys } from '../crypto/keys.ts';
import { Damaged, type Entry } from './archive.ts';

export const MANIFEST = 'manifest.json';
export const SECRET = 'secret';
export const SEQUENCES = 'sequences.json';

const FORMAT = 1;
const Name = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));

const Manifest = z.object({
  format: z.literal('gemba-backup'),
  version: z.literal(FORMAT),
  /** The version of the server that wrote it. */
  gemba: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  companies: z.array(z.object({ companyId: z.int(), code: z.string() })),
  tables: z.array(z.object({ name: Name, columns: z.array(Name) })),
  /** Proves that a secret is the one that sealed what is in the tables, and tells nothing about it. */
  secretProof: z.string(),
  hasSecret: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;

export const Sequences = z.array(
  z.object({
    schema: z.enum(['public', 'numbers']),
    name: Name,
    last: z.nullable(z.string().check(z.regex(/^-?\d{1,19}$/))),
  }),
);
export type Sequences = z.infer<typeof Sequences>;

export const newManifest = (facts: Omit<Manifest, 'format' | 'version'>): Manifest => ({
  format: 'gemba-backup',
  version: FORMAT,
  ...facts,
});

export const proofOf = (keys: Keys) => keys.sign('backup');

/** Larger ones are not ours. */
const LONGEST_MB = 16;

export async function textOf({ name, size, content }: Entry) {
  if (size > LONGEST_MB * 1_048_576) throw new Damaged(`The entry ${name} of the backup is too large.`);
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function readManifest(text: string): Manifest {
  const content = parsed(text) as { version?: unknown } | undefined;
  const read = Manifest.safeParse(content);
  if (read.success) return read.data;
  throw new Damaged(
    typeof content?.version === 'number' && content.version > FORMAT
      ? 'This backup was written by a newer version of Gemba. Install that one to restore it.'
      : 'The file is no backup of Gemba: its manifest cannot be read.',
  );
}

export function readSequences(text: string): Sequences {
  const read = Sequences.safeParse(parsed(text));
  if (!read.success) throw new Damaged('The backup has no list of sequences that can be read.');
  return read.data;
}
