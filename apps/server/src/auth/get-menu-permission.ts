import * as contract from '@gemba/contract/auth/get-menu-permission';
import { menusOf } from '@gemba/contract/screens';
import { operation } from '../kit/http/operation.ts';

export const getMenuPermission = operation(contract.getMenuPermission, async (_tx, { roles, refId }) => {
  const onlyConsole = refId === null;
  return { menus: menusOf({ roles, onlyConsole }), roles: [...roles], onlyConsole };
});
