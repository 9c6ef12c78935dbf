export type Facts = Readonly<Record<string, unknown>>;

/**
 * Puts facts into a text: `{name}` becomes the fact of that name. Facts are inserted as they are and never read
 * again, so a location called `{box}` stays one. A missing fact leaves its placeholder, where a test will see it.
 */
export const fill = (text: string, facts: Facts = {}) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known(facts, name) ?? placeholder);

const known = (facts: Facts, name: string) => {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : undefined;
};

/** The text as far as it can be said: a piece in square brackets is left out where one of its facts is missing. */
export const sayable = (text: string, facts: Facts = {}) =>
  text.replace(/\[([^[\]]*)\]/g, (_, piece: string) =>
    factsOf(piece).every((name) => known(facts, name) !== undefined) ? piece : '',
  );

/** The facts a text asks for, each once, in alphabetical order. */
export const factsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();
