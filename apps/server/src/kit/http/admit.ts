import type { Call } from '@gemba/contract/kit/call';
import { holds, type Role } from '@gemba/contract/kit/roles';
import type { FastifyRequest } from 'fastify';
import type { Keys } from '../crypto/keys.ts';
import { refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';
import { XSRF_COOKIE, xsrfHolds } from '../sessions/xsrf.ts';

/**
 * The session holds; whether it may do this is said here: a write comes from its own page, and the role is there. No browser
 * sends an API key by itself, so it needs no XSRF pair.
 */
export function admit(call: Call, keys: Keys, request: FastifyRequest, actor: Actor) {
  request.actor = actor;
  if (actor.isMachine) {
    if (call.personOnly) refuse('NOT_BY_API_KEY');
  } else if (call.method !== 'GET' && !writesForItself(keys, request, actor)) refuse('XSRF_REFUSED');
  checkAccess(call, actor);
}

const writesForItself = (keys: Keys, request: FastifyRequest, actor: Actor) =>
  xsrfHolds(keys, actor.sessionId, request.cookies[XSRF_COOKIE], request.headers['x-xsrf-token']);

function checkAccess({ access }: Call, actor: Actor) {
  if (access === 'signedIn') return;
  if (access === 'employee') {
    if (actor.refId === null) refuse('EMPLOYEE_ONLY');
  } else if (!holds(actor.roles, access as readonly Role[])) refuse('LIMITED_PERMISSIONS');
}
