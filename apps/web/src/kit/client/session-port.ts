import { listeners } from '../store/store.ts';

/** The session as the client needs it. Auth connects it, since the kit knows no capability. */
export interface SessionPort {
  token: () => string;
  /** The owner of the token. */
  person: () => string;
  /** Gets a token other than the expired one. False: the server says that the session is over. */
  renew: (expired: string) => Promise<boolean>;
  /** Ends the session here and goes to Login, which shows the reason. */
  lost: (why: string) => void;
}

let port: SessionPort = { token: () => '', person: () => '', renew: async () => false, lost: () => undefined };

export const connectSession = (session: SessionPort) => {
  port = session;
};

export const session = (): SessionPort => port;

const cleared = listeners();
/** Called at the end of a session, so that stores drop business data from memory. */
export const onSessionCleared = cleared.subscribe;
export const sessionCleared = cleared.tell;
