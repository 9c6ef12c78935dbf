/** A toothed wheel around a shaft with its key, drawn by us. */
const tooth = (at: number) => `<rect x="29" y="4" width="6" height="10" rx="2" transform="rotate(${at * 45} 32 32)"/>`;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="#1f3fbf">' +
  `${[0, 1, 2, 3, 4, 5, 6, 7].map(tooth).join('')}<circle cx="32" cy="32" r="21"/></g>` +
  '<circle cx="32" cy="32" r="10" fill="#fff"/><rect x="29" y="19" width="6" height="8" fill="#fff"/></svg>';

export const LOGO = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
