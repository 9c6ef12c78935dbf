/** What is done with a document in a sheet of its own. */
export type Act = 'edit' | 'share' | 'delete';
