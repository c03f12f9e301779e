import { expect, test } from 'vitest';
import { z } from 'zod';
import { configSchema } from './config/siteConfig';
import {
  authorsSchema,
  categorySchema,
  docFrontMatter,
  homeSchema,
  pageFrontMatter,
  postFrontMatter,
  tagsSchema,
} from './frontMatter';

/** Every sentence that describes a key, by the key's path; `undefined` for a key that has none. */
function descriptions(node: unknown, path = ''): [path: string, sentence: unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== 'properties') return descriptions(inner, path);
    return Object.entries(inner).flatMap(([key, field]): [string, unknown][] => {
      const at = `${path}.${key}`;
      return [[at, Object(field).description], ...descriptions(field, at)];
    });
  });
}

test.each(
  Object.entries({
    configSchema,
    docFrontMatter,
    postFrontMatter,
    pageFrontMatter,
    categorySchema,
    authorsSchema,
    tagsSchema,
    homeSchema,
  }),
)('each key of %s says in a sentence what it is for', (_, schema) => {
  const found = descriptions(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
  );
  expect(found.length).toBeGreaterThan(1);
  for (const [path, sentence] of found) {
    // What a key of a link or of a range is for is plain from its name and from the key around it.
    const isInner = path.lastIndexOf('.') > 0;
    if (!isInner || sentence !== undefined)
      expect([path, sentence]).toEqual([path, expect.stringMatching(/^\S.+\.$/)]);
  }
});
