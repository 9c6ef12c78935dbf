const BYTES = 16;

/** A key that nobody else makes. Not `randomUUID`: a browser has none on plain http, where many a plant runs this. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
