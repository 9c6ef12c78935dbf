export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>;

const TAG = /<(script|link)\b[^>]*>/g;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The scripts and style sheets that the page itself names. */
const filesOfPage = (html: string) =>
  [...html.matchAll(TAG)].flatMap(([tag, kind]) => {
    const isLoaded = kind === 'script' || ['stylesheet', 'modulepreload'].includes(attribute(tag, 'rel') ?? '');
    const address = attribute(tag, kind === 'script' ? 'src' : 'href');
    return isLoaded && address ? [address.replace(/^\//, '')] : [];
  });

/** A chunk with all that it imports, and their style sheets. */
function filesOfChunk(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((one) => filesOfChunk(manifest, one, seen)),
  ];
}

/**
 * Chunks that Login loads beside the page's own files: its screen where that is a chunk, and its texts in one
 * language.
 */
const chunksOfLogin = (manifest: Manifest, language: string) =>
  Object.keys(manifest).filter(
    (key) =>
      key.endsWith('/auth/sign-in/LoginScreen.tsx') ||
      new RegExp(`^_words-${language}\\b`).test(key) ||
      new RegExp(`^src/(kit|kit/client|auth)/texts\\.${language}\\.ts$`).test(key),
  );

export const filesOfFirstLoad = (html: string, manifest: Manifest, language: string) => [
  ...new Set([
    ...filesOfPage(html),
    ...chunksOfLogin(manifest, language).flatMap((key) => filesOfChunk(manifest, key)),
  ]),
];
