export { isCommonPassword } from './common-passwords.ts';
export { authRoutes } from './routes.ts';
export { countIssueGuess, forgiveIssueGuesses } from './throttle.ts';
