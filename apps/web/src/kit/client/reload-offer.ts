import { remembered } from '../store/remembered.ts';

/** The reason to offer a reload. Never forced: a form may be half filled. */
export const reloadOffer = remembered<'newVersion' | 'newBuild' | undefined>(undefined);
