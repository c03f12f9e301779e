import { Exhibit } from '../exhibits/Exhibit';
import { Zoom } from '../exhibits/Zoom';
import { featureElements } from '../features';
import { Admonition } from './Admonition';
import { CodeBlock } from './CodeBlock';
import { Details } from './Details';
import { Edition } from './Edition';
import { Footnotes } from './Footnotes';
import { Heading } from './Heading';
import { Kbd } from './Kbd';
import { Menu } from './Menu';
import { Picture } from './Picture';
import { Table } from './Table';
import { Tabs } from './Tabs';
import { TaskBox } from './TaskBox';
import { TreeLink } from './TreeLink';
import type { TreeComponents } from './treeComponent';

/** What each element of a text becomes on a page; HTML elements without an entry stay what they are. */
export const articleComponents: TreeComponents = new Map([
  ['h2', Heading],
  ['h3', Heading],
  ['h4', Heading],
  ['h5', Heading],
  ['h6', Heading],
  ['a', TreeLink],
  ['img', Picture],
  ['Zoom', Zoom],
  ['Exhibit', Exhibit],
  ['table', Table],
  ['input', TaskBox],
  ['section', Footnotes],
  ['CodeBlock', CodeBlock],
  ['Admonition', Admonition],
  ['Details', Details],
  ['Tabs', Tabs],
  ['Kbd', Kbd],
  ['Menu', Menu],
  ['Edition', Edition],
  ...featureElements,
]);
