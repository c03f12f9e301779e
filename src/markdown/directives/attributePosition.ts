import type { Directives } from 'mdast-util-directive';
import type { Position } from '../../model/parsed';
import { positionOf } from '../sourcePosition';

/** Where an attribute of a directive stands; the directive's place where it has no such attribute. */
export function attributePosition(directive: Directives, name: string): Position {
  return positionOf({ position: directive.data?.position?.attributes?.[name] ?? directive.position });
}
