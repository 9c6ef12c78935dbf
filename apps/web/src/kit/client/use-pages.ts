import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { queries } from './queries.ts';

type RowOf<C extends Call> = CallReply<C> extends { items: (infer Row)[] } ? Row : never;
type Page<Row> = { items: Row[]; nextCursor: string | null };

interface Asked<C extends Call> {
  key: QueryKey;
  input: CallInput<C>;
  enabled?: boolean;
  /** Keeps the old rows while the person types, until the new ones come. */
  keep?: boolean;
  /** Read again when the stream says so. */
  live?: { live: string };
}

/** A list with its query, for exporting it as a whole. */
export type List = { call: Call; input: { params?: unknown; query?: unknown } };

const withCursor = <C extends Call>(input: CallInput<C>, cursor: string | undefined) => {
  const asked = input as { query?: object };
  return { ...asked, query: { ...asked.query, ...(cursor && { cursor }) } } as unknown as CallInput<C>;
};

type AskedPages<C extends Call> = Pick<Asked<C>, 'key' | 'input' | 'live'>;

const pagesOf = <C extends Call>(definition: C, { key, input, live }: AskedPages<C>) =>
  infiniteQueryOptions({
    queryKey: key,
    ...(live && { meta: live }),
    queryFn: async ({ pageParam, signal }) => {
      const page: unknown = await call(definition, withCursor<C>(input, pageParam), { signal, quiet: true });
      return page as Page<RowOf<C>> & CallReply<C>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Begins to read a list before its screen is there. */
export const readPagesAhead = async <C extends Call>(
  definition: C,
  { enabled = true, ...asked }: AskedPages<C> & Pick<Asked<C>, 'enabled'>,
) => {
  if (enabled) await queries.prefetchInfiniteQuery(pagesOf(definition, asked));
};

/** The rows of a list, page by page. A new query aborts the one before. */
export const usePages = <C extends Call>(definition: C, { enabled = true, keep = false, ...asked }: Asked<C>) => {
  const pages = useInfiniteQuery({
    ...pagesOf(definition, asked),
    enabled,
    placeholderData: (before) => (keep ? before : undefined),
  });
  const list: List | undefined = enabled ? { call: definition, input: asked.input } : undefined;
  return { ...pages, list, rows: pages.data?.pages.flatMap(({ items }) => items) };
};
