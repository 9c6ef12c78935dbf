import { DEMO_PASSWORD, demoUsers } from '../../demo/users.ts';
import { ConfigError } from '../../kit/config.ts';
import { loadDemoOnce } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';

export const demoLoad = defineCommand({
  name: 'demo load',
  args: [],
  options: {
    size: {
      type: 'string',
      value: 'SIZE',
      default: 'small',
      help: 'small, or large: 1,000,000 parts, a quarter of an hour',
    },
  },
  does: 'Loads the demo companies DEMO and TWIN into an empty server; never in production.',
  examples: ['gemba demo load', 'gemba demo load --size large'],
  opens: { creates: true },
  async run({ owner, config }, { options: { size } }) {
    if (config.production) throw new ConfigError('Demo users have a password that everybody knows: not in production.');
    if (size !== 'small' && size !== 'large') throw new ConfigError(`--size is ${size}; it must be small or large`);
    const isLoaded = await loadDemoOnce(owner, size, config.dataFolder, (text) => console.log(text));
    if (!isLoaded) throw new ConfigError('This server holds a company already. The demo comes into an empty one only.');
    const names = demoUsers.map(({ userName }) => userName).join(', ');
    console.log(`Company DEMO, users ${names}; password of all of them: ${DEMO_PASSWORD}`);
  },
});
