/**
 * Full-width letters, digits and hyphens, as Chinese keyboards type them, and the dashes of pasted texts, as numbers are
 * written with. Other full-width signs stay: descriptions have them.
 */
export const plainSigns = (typed: string) =>
  typed
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-');
