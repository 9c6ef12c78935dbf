export { dropMessenger, writeMessenger } from './messenger/write-messenger.ts';
export { administrationRoutes } from './routes.ts';
export { dropSso, writeSso } from './sso/write-sso.ts';
export {
  IS_ADMINISTRATOR,
  MAY_ADMINISTER,
  refuseBeyondSeats,
  refuseWithoutAdministrator,
  TAKES_SEAT,
} from './users/users.sql.ts';
