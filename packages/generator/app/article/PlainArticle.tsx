import { type ComponentType, createElement } from 'react';
import { type HtmlName, type OwnElements, traitsOf, type WrittenName } from '../../model/elements';
import { childrenOf, isElement, mapElements, type TreeElement, type TreeNode } from '../../model/tree';
import type { Text } from '../../model/words';
import { readAdmonitionType } from './Admonition';
import { codeOf } from './CodeBlock';
import { renderTree } from './renderTree';
import { numberAttribute, splitTitle, type TreeComponentProps, textAttribute } from './treeComponent';

interface Props {
  /** Its addresses must be absolute already. */
  readonly tree: readonly TreeNode[];
  readonly text: Text;
}

/** A text as bare HTML, for feeds; needs no site around it. */
export function PlainArticle({ tree, text }: Props) {
  const components: PlainComponents = { ...plainComponents, Admonition: createPlainAdmonition(text) };
  return renderTree(mapElements(tree, plainForm), new Map(Object.entries(components)));
}

/** The element as what `elements` says that it is in bare HTML; of one that is its content, `renderTree` shows that. */
function plainForm(element: TreeElement): TreeElement {
  const [name, props] = element;
  const { plain } = traitsOf(name);
  if (plain === undefined || plain === 'content') return element;
  const nodes = childrenOf(element);
  if ('as' in plain) return [plain.as, props, ...nodes];
  const only = new Set<string>(plain.only);
  return [name, props, ...nodes.filter((node) => isElement(node) && only.has(node[0]))];
}

type PlainComponent = ComponentType<TreeComponentProps>;
type PlainComponents = Readonly<
  Record<WrittenName<OwnElements> | 'Tab', PlainComponent> & Partial<Record<HtmlName, PlainComponent>>
>;

function createPlain(name: string): PlainComponent {
  return ({ nodes, render }) => createElement(name, null, render(nodes));
}

function renderTitled(
  { title = [], body }: ReturnType<typeof splitTitle>,
  render: TreeComponentProps['render'],
) {
  return (
    <>
      <p>
        <strong>{render(title)}</strong>
      </p>
      {render(body)}
    </>
  );
}

function createPlainAdmonition(text: Text): PlainComponent {
  return ({ attributes, nodes, render }) => {
    const { title = [text.admonition[readAdmonitionType(attributes)]], body } = splitTitle(nodes);
    return <blockquote>{renderTitled({ title, body }, render)}</blockquote>;
  };
}

function PlainLink({ attributes, nodes, render }: TreeComponentProps) {
  if (attributes['backref'] !== undefined) return null;
  return <a href={textAttribute(attributes, 'href')}>{render(nodes)}</a>;
}

/**
 * Nothing for a part of a picture (`at`), since the text also has the whole picture; a frame is cut out of its sheet
 * (`crop`, its place there) where styles count. Lazy, because React puts a preload link in front of any other picture.
 */
function PlainPicture({ attributes }: TreeComponentProps) {
  if ('at' in attributes) return null;
  const width = numberAttribute(attributes, 'width');
  const height = numberAttribute(attributes, 'height');
  const crop = textAttribute(attributes, 'crop');
  return (
    <img
      src={textAttribute(attributes, 'src')}
      alt={textAttribute(attributes, 'alt') ?? ''}
      lang={textAttribute(attributes, 'lang')}
      dir={textAttribute(attributes, 'dir')}
      width={width}
      height={height}
      style={
        crop === undefined
          ? undefined
          : { aspectRatio: `${width}/${height}`, objectFit: 'cover', objectPosition: crop }
      }
      loading="lazy"
    />
  );
}

function PlainCode({ attributes, nodes }: TreeComponentProps) {
  const title = textAttribute(attributes, 'title');
  return (
    <>
      {title !== undefined && <p>{title}</p>}
      <pre>
        <code>{codeOf(nodes)}</code>
      </pre>
    </>
  );
}

function PlainDetails({ nodes, render }: TreeComponentProps) {
  return renderTitled(splitTitle(nodes), render);
}

function PlainTab({ attributes, nodes, render }: TreeComponentProps) {
  return renderTitled({ title: [textAttribute(attributes, 'label') ?? ''], body: nodes }, render);
}

function PlainTaskBox({ attributes }: TreeComponentProps) {
  return attributes['checked'] === true ? '☑ ' : '☐ ';
}

function PlainEdition({ attributes }: TreeComponentProps) {
  return <strong>{textAttribute(attributes, 'name')}</strong>;
}

/**
 * Each element without the styles and scripts of this site, such as in a feed
 * reader: bare HTML without heading anchors, ids and buttons (FEED-05).
 */
const plainComponents: Omit<PlainComponents, 'Admonition'> = {
  h2: createPlain('h2'),
  h3: createPlain('h3'),
  h4: createPlain('h4'),
  h5: createPlain('h5'),
  h6: createPlain('h6'),
  li: createPlain('li'),
  p: createPlain('p'),
  section: createPlain('section'),
  figure: createPlain('figure'),
  dl: createPlain('dl'),
  kbd: createPlain('kbd'),
  a: PlainLink,
  img: PlainPicture,
  input: PlainTaskBox,
  CodeBlock: PlainCode,
  Details: PlainDetails,
  Tab: PlainTab,
  Edition: PlainEdition,
};
