/** A state: never shown by its colour alone. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'hold' | 'idle';
