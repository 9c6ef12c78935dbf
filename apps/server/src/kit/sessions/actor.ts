/** The person behind a request, as the session row knows it now. Never taken from a parameter. */
export interface Actor {
  readonly companyId: number;
  readonly userId: number;
  readonly userName: string;
  readonly displayName: string;
  readonly refId: string | null;
  readonly roles: readonly string[];
  readonly realTime: boolean;
  readonly sessionId: string;
}

/** The person in whose name something is written: the actor of a request, or the owner of an order whose time is over. */
export type Doer = Pick<Actor, 'companyId' | 'userId'>;
