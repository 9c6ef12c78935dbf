const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Elements that need the keys of a keyboard for themselves. A switch or a button does not: a scan passes them by. */
export const TAKES_TEXT = `input:not(${NO_TEXT.map((type) => `[type=${type}]`).join()}), textarea, select, [contenteditable]`;
