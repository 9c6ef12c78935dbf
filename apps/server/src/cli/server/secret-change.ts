import { defineCommand } from '../frame/command.ts';

export const secretChange = defineCommand({
  name: 'secret change',
  args: [],
  does: 'Makes the present GEMBA_SECRET, or GEMBA_DATA/secret, the secret of the database.',
  details: `Stop every node first. Secrets of messengers and OpenID Connect providers are sealed with the former
one: enter them anew (\`gemba company messenger\`, \`gemba company sso\`).`,
  examples: ['GEMBA_SECRET=… gemba secret change'],
  opens: { newSecret: true },
  // Opening the database has done it.
  run: async () => console.log('The secret is changed. Start every node with the same one.'),
});
