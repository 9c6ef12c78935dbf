import type { Call } from '@gemba/contract/kit/call';

/** Sweeps and tortures in full, as `npm run torture` runs them; `npm test` runs their short forms. */
export const LONG = process.env['GEMBA_SWEEP'] === 'full';

/** As many at once as the server has connections: what is swept is not about load. */
export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, lane));
}

interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

/** Valid input for a call: the sweeps start from it and spoil one field at a time. */
export const exampleOf = ({ example }: Call) => ({ params: {}, query: {}, body: {}, ...example }) as Input;

export const pathWith = (call: Call, { params, query }: Pick<Input, 'params' | 'query'>) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.name} needs an example`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
