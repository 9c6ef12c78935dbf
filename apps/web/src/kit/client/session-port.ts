import { listeners } from '../store/store.ts';

/** What the client needs to know of a session; the auth capability connects it, the kit knows no capability. */
export interface SessionPort {
  token: () => string;
  /** Whose token it is. */
  person: () => string;
  /** Gets a token that is not the expired one. False: the server says that the session is over. */
  renew: (expired: string) => Promise<boolean>;
  /** Ends the session here and goes to Login, which says why. */
  lost: (why: string) => void;
}

let port: SessionPort = { token: () => '', person: () => '', renew: async () => false, lost: () => undefined };

export const connectSession = (session: SessionPort) => {
  port = session;
};

export const session = (): SessionPort => port;

const cleared = listeners();
/** Told when a session ends, so that whoever keeps business data in memory lets go of it. */
export const onSessionCleared = cleared.subscribe;
export const sessionCleared = cleared.tell;
