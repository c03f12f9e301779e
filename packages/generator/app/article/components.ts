import type { ComponentType } from 'react';
import { theme } from '#site/theme';
import type { HtmlName, OwnElements } from '../../model/elements';
import { Exhibit } from '../exhibits/Exhibit';
import { Zoom } from '../exhibits/Zoom';
import { featureElements } from '../features';
import { Admonition } from './Admonition';
import { CodeBlock } from './CodeBlock';
import { TreeLink } from './ContentLink';
import { Details } from './Details';
import { Footnotes } from './Footnotes';
import { Heading } from './Heading';
import { InlineCode } from './InlineCode';
import { Edition, Kbd, Menu, TaskBox } from './InlineMarks';
import { Picture } from './Picture';
import { Table } from './Table';
import { Tabs } from './Tabs';
import type { ComponentsOf, TreeComponentProps, TreeComponents } from './treeComponent';

const htmlComponents: Partial<Record<HtmlName, ComponentType<TreeComponentProps>>> = {
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: TreeLink,
  code: InlineCode,
  img: Picture,
  table: Table,
  input: TaskBox,
  section: Footnotes,
};

const components: ComponentsOf<OwnElements> = {
  Zoom,
  Exhibit,
  CodeBlock,
  Admonition,
  Details,
  Tabs,
  Kbd,
  Menu,
  Edition,
};

/** The component for each element of a text; HTML elements without an entry stay what they are. */
export const articleComponents: TreeComponents = new Map(
  Object.entries({ ...htmlComponents, ...components, ...featureElements, ...theme.elements }),
);
