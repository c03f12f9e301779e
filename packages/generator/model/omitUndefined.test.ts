import { expect, expectTypeOf, test } from 'vitest';
import { omitUndefined } from './omitUndefined';

test('leaves out what is undefined, and nothing else', () => {
  const fields = { a: undefined, b: null, c: 0, d: '', e: false, f: 'x' };
  expect(Object.keys(omitUndefined(fields))).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('what may be undefined becomes optional in the type; literals stay literals', () => {
  const unknown: string | undefined = Math.random() > 2 ? 'x' : undefined;
  const found = omitUndefined({ kind: 'page', label: unknown });
  expectTypeOf(found.kind).toEqualTypeOf<'page'>();
  expectTypeOf<{ readonly label?: string }>().toMatchTypeOf<Pick<typeof found, 'label'>>();
  // @ts-expect-error the label may be absent
  const label: string = found.label;
  expect(label).toBeUndefined();
});
