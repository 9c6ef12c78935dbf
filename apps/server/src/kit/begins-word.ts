/**
 * Whether what was typed begins a word of a row's `search_text`, or stands inside of one: `ines` is a person before it is a
 * maker of machines.
 */
// sql: the alias of a table
export const beginsWord = (alias: string) =>
  `position(' ' || search_key(:typed) in translate(' ' || ${alias}.search_text, '-(/.,', '     ')) > 0`;
