export { isCommonPassword } from './common-passwords.ts';
export { authRoutes } from './routes.ts';
export { tellOnline } from './terminal/centre-online.ts';
export { findTerminal } from './terminal/turn.ts';
export { countIssueGuess, forgiveIssueGuesses } from './throttle.ts';
