export { bomRoutes } from './routes.ts';
