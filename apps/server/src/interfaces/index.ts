export { makeKey } from './keys/make-key.ts';
export { endKey } from './keys/revoke-api-key.ts';
export { interfacesRoutes } from './routes.ts';
