// The first match wins: every browser claims to be several others.
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger|wxwork/i, 'WeCom'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const named = (agent: string, names: typeof browsers) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** `Chrome · Android` from a user agent; the shortened user agent itself if it is unknown. */
export const deviceName = (agent: string) => {
  const known = [named(agent, browsers), named(agent, systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 40);
};

export const isPhone = (agent: string) => /iPhone|iPad|Android|Mobile/.test(agent);
