/** The person behind a request, as the session row knows it now. Never taken from a parameter. */
export interface Actor {
  readonly companyId: number;
  readonly userId: number;
  readonly userName: string;
  readonly displayName: string;
  readonly refId: string | null;
  readonly roles: readonly string[];
  readonly realTime: boolean;
  /** The session, or the API key, that the request came with. */
  readonly sessionId: string;
  /** An API key: nobody sits in front of it, so it has no cookies and makes no call that is a person's own. */
  readonly isMachine: boolean;
}

/** The person in whose name something is written: the actor of a request, or the owner of an order whose time is over. */
export type Doer = Pick<Actor, 'companyId' | 'userId'>;
