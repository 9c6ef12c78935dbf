import * as contract from '@gemba/contract/approvals/delegation/list-own-authorities';
import type { Role } from '@gemba/contract/kit/roles';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { operation } from '../../kit/http/operation.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { readApprover } from '../../orders/index.ts';

/** Delegated authorities do not count here. */
export async function readOwnAuthorities(tx: Tx, actor: Actor) {
  const { currency, today, grants } = await readApprover(tx, actor);
  const own = grants.filter(({ onBehalfOf }) => onBehalfOf === null);
  return { currency, today, authorities: own.map(({ kind, limit }) => ({ type: kind, limit })) };
}

/** The roles that can see the orders of one kind, or of every kind that the giver may approve. */
export const rolesToDecide = (authorities: readonly { type: ApprovalKind }[], type: ApprovalKind | undefined): Role[] =>
  authorities.filter((own) => type === undefined || own.type === type).map((own) => kinds[own.type].role);

export const listOwnAuthorities = operation(contract.listOwnAuthorities, (tx, actor) => readOwnAuthorities(tx, actor));
