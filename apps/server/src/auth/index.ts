export { authRoutes } from './routes.ts';
export { isCommonPassword } from './common-passwords.ts';
