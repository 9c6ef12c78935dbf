import { formOwner } from './form-owner.ts';

/** A form is one person's, on one page: `DEMO/buyer /setting#translations`. */
export const formKey = (form: string) => `${formOwner()} ${window.location.pathname}#${form}`;
