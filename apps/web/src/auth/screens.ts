/** Loaded by the shell: the chunk and its words. */
export const loginScreen = {
  texts: ['auth'] as const,
  load: async () => (await import('./LoginScreen.tsx')).LoginScreen,
};
