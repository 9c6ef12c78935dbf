import { expect, it } from 'vitest';
import { calls } from '../../capabilities.ts';
import { startTestApp } from '../../testing/test-app.ts';

interface Described {
  'x-posting': boolean;
  'x-access': string;
  'x-roles': string[];
}

it('marks postings and roles, so that a program can read them', async () => {
  const erp = await startTestApp();
  const { text } = await erp.browser().get('/openapi.json');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  const described = (path: string, method: string) =>
    paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Described;
  for (const { name, path, method, posting, access } of calls) {
    const { 'x-posting': isPosting, 'x-access': needed, 'x-roles': roles } = described(path, method);
    expect([name, isPosting]).toEqual([name, posting]);
    expect([name, needed, roles]).toEqual(
      typeof access === 'string' ? [name, access, []] : [name, 'anyRole', [...access]],
    );
  }
});
