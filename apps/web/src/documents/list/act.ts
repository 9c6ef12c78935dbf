/** The actions on a document that have their own sheet. */
export type Act = 'edit' | 'share' | 'delete';
