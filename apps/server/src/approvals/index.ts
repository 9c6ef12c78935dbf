export { approvalsRoutes } from './routes.ts';
