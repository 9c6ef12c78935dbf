export { ecnRoutes } from './routes.ts';
