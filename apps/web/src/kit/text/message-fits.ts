import compile from 'icu-minify/compile';

type Message = ReturnType<typeof compile>;

/** The compiled custom text, if it fits the built-in one: well formed, and without unknown arguments. */
export const fitting = (custom: string, ours: unknown): Message | undefined => {
  if (custom.trim() === '') return undefined;
  try {
    const message = compile(custom);
    const given = namesIn(ours);
    return [...namesIn(message)].every((name) => given.has(name)) ? message : undefined;
  } catch {
    return undefined;
  }
};

/** Arguments and tags: in `[name, …]` the name comes first; choices are objects of messages. */
const namesIn = (message: unknown, names = new Set<string>()): Set<string> => {
  if (!Array.isArray(message)) return names;
  for (const part of message) {
    if (!Array.isArray(part)) continue;
    names.add(String(part[0]));
    for (const inner of part.slice(1)) {
      const choices = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.values(inner) : [];
      for (const choice of choices) namesIn(choice, names);
      namesIn([inner], names);
    }
  }
  return names;
};
