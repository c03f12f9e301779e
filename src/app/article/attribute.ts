import type { TreeProps } from '../../model/tree';

/** An attribute that must be text; `undefined` where it is absent or of another type. */
export function textAttribute(attributes: TreeProps, name: string): string | undefined {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
}

/** An attribute that must be a number; `undefined` where it is absent or of another type. */
export function numberAttribute(attributes: TreeProps, name: string): number | undefined {
  const value = attributes[name];
  return typeof value === 'number' ? value : undefined;
}
