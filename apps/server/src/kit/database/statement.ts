import { createHash } from 'node:crypto';

/** As the driver takes it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** A named statement is parsed and planned once per connection: half the CPU of a point select. */
const nameOf = (text: string) => {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
};

export const statementOf = (text: string, values: readonly unknown[] = []): Statement => ({
  name: nameOf(text),
  text,
  values: values as unknown[],
});
