export { infoCentresRoutes } from './routes.ts';
