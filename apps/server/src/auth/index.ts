export { type EndReason, endAllSessions } from './auth.sql.ts';
export { isCommonPassword } from './common-passwords.ts';
export { makeInvitation } from './invitation/make-invitation.ts';
export { authRoutes } from './routes.ts';
export { checkIssuer, checkProvider } from './sso/check-provider.ts';
export { tellOnline } from './terminal/centre-online.ts';
export { endTurnsOf, findTerminal } from './terminal/turn.ts';
export { countIssueGuess, forgiveIssueGuesses, forgiveUser } from './throttle.ts';
export { unsealed } from './unsealed.ts';
