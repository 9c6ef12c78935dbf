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
