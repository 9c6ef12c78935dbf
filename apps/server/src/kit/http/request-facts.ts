import '@fastify/cookie';
import type { Call } from '@gemba/contract/kit/call';
import type { Language } from '@gemba/contract/kit/languages';
import type { Actor } from '../sessions/actor.ts';

/** Ids, states and codes that a log line may hold. */
export type Noted = Readonly<Record<string, string | number | null | undefined>>;

/** Facts that our hooks and handlers note on a request, and the call that a route belongs to. */
declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
    actor: Actor | undefined;
    concerns: { companyId: number; userId: number | undefined } | undefined;
    noted: Noted[] | undefined;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
