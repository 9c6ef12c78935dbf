import { remembered } from '../store/remembered.ts';

/** Why a reload is offered. Offered and never forced: a form may be half filled. */
export const reloadOffer = remembered<'newVersion' | undefined>(undefined);
