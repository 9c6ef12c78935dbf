/** Lets at most `width` pieces of work with the same key run at once. The others wait in the order they came. */
export const createTurns = (width: number) => {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < width) line.running += 1;
    else await new Promise<void>((start) => line.waiting.push(start));
    try {
      return await work();
    } finally {
      const startNext = line.waiting.shift();
      if (startNext) startNext();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
};
