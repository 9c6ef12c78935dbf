import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals/refusals.ts';
import type { Role } from './roles.ts';

type Schema = z.ZodMiniType;

/**
 * Access to a call. `open`: anybody; `signedIn`: any session; `employee`: a session of a user linked to an employee; a
 * list: a session that holds at least one of these roles.
 */
export type Access = 'open' | 'signedIn' | 'employee' | readonly [Role, ...Role[]];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Valid input of a call, typed by its schemas. */
type Example<P, Q, B> = Part<'params', P, z.input<P & Schema>> & {
  query?: z.input<Q & Schema>;
  body?: z.input<B & Schema>;
};

/** One call of the HTTP interface. The server's route, the web's client and the OpenAPI document all come from it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  readonly name: string;
  readonly method: Method;
  /** Below `/app`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Valid input, where the call needs some: for the OpenAPI document, and for the tests that spoil one field at a time. */
  readonly example?: Example<Params, Query, Body> | undefined;
  readonly reply: Reply;
  readonly timeoutMs: number;
  /** A posting moves stock, status, money, time or an alarm: it must carry an `Idempotency-Key`. */
  readonly posting: boolean;
  /** Concerns the person behind the session, or what only people may decide: an API key is refused. */
  readonly personOnly: boolean;
  /** Fields of the body that are never kept, not even as part of a hash. */
  readonly secrets?: readonly string[] | undefined;
  /** Takes a file: as multipart with the parts `file` and `meta` (the body as JSON), or, without a file, as JSON alone. */
  readonly upload: boolean;
  /**
   * For a list: the fields of a row that its CSV export has, as `party.name`; all of them by default. `state:province`
   * gives a field another heading than its usual one.
   */
  readonly columns?: readonly string[] | undefined;
  readonly refusals: readonly RefusalCode[];
}

export const DEFAULT_TIMEOUT_MS = 5_000;

type Definition<P, Q, B, R> = {
  name: string;
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  example?: NoInfer<Example<P, Q, B>> | undefined;
  reply: R;
  timeoutMs?: number;
  posting?: boolean;
  personOnly?: boolean;
  secrets?: readonly string[] | undefined;
  upload?: boolean;
  columns?: readonly string[] | undefined;
  refusals?: readonly RefusalCode[];
};

export const defineCall = <
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  definition: Definition<P, Q, B, R>,
): Call<P, Q, B, R> => ({
  ...definition,
  params: definition.params as P,
  query: definition.query as Q,
  body: definition.body as B,
  timeoutMs: definition.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  posting: definition.posting ?? false,
  personOnly: definition.personOnly ?? false,
  upload: definition.upload ?? false,
  refusals: definition.refusals ?? [],
});

type Part<Name extends string, S, Parsed> = S extends Schema
  ? { [key in Name]: Parsed }
  : { [key in Name]?: undefined };

/** The input as the caller sends it. */
export type CallInput<C extends Call> = Part<'params', C['params'], z.input<NonNullable<C['params']>>> &
  Part<'query', C['query'], z.input<NonNullable<C['query']>>> &
  Part<'body', C['body'], z.input<NonNullable<C['body']>>>;

/** The input as the operation on the server gets it: validated. */
export type CallParsed<C extends Call> = Part<'params', C['params'], z.output<NonNullable<C['params']>>> &
  Part<'query', C['query'], z.output<NonNullable<C['query']>>> &
  Part<'body', C['body'], z.output<NonNullable<C['body']>>>;

export type CallReply<C extends Call> = z.output<C['reply']>;

/** `/parts/:partNumber` with its values; a part number may hold `/`, so each value is one encoded segment. */
export const pathOf = (call: Pick<Call, 'path'>, params: Record<string, string | number> = {}) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
