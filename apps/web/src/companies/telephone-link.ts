/** `+1 (555) 010-2030` as a link that calls. */
export const telephoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;
