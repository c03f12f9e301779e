import { numberAttribute, textAttribute } from 'generator/app/article/treeComponent';
import type { TreeProps } from 'generator/model/tree';
import type { CSSProperties } from 'react';
import css from './Course.module.css';

interface Props {
  /** Of the way. */
  readonly attributes: TreeProps;
  /** Where; a step's styles know it. */
  readonly left?: string;
}

/** Who walks a way, where they stand now. */
export function Walker({ attributes, left }: Props) {
  const src = textAttribute(attributes, 'walker');
  return <img className={css.walker} src={src} alt="" width={24} height={24} style={{ left }} />;
}

/** Custom properties for the styles of a way, which is a banner with `data-ground`: it follows the visitor's palette. */
export function wayStyle(attributes: TreeProps): CSSProperties {
  const style: Record<`--${string}`, string | number | undefined> = {
    '--banner-light': textAttribute(attributes, 'light'),
    '--banner-dark': textAttribute(attributes, 'dark'),
    '--wide': numberAttribute(attributes, 'width'),
    '--foot': numberAttribute(attributes, 'foot'),
    '--x': numberAttribute(attributes, 'x'),
  };
  return style;
}
