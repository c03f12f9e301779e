import { type ComponentType, createElement } from 'react';
import type { TreeNode, TreeProps } from '../../model/tree';
import type { Text } from '../../model/words';
import { readAdmonitionType } from './Admonition';
import { codeOf } from './CodeBlock';
import { renderTree } from './renderTree';
import {
  numberAttribute,
  splitTitle,
  type TreeComponentProps,
  type TreeComponents,
  textAttribute,
} from './treeComponent';

interface Props {
  /** Its addresses must be absolute already. */
  readonly tree: readonly TreeNode[];
  readonly text: Text;
}

/** A text as bare HTML, for feeds; needs no site around it. */
export function PlainArticle({ tree, text }: Props) {
  return renderTree(tree, plainComponents(text));
}

/**
 * Each element without the styles and scripts of this site, such as in a feed
 * reader: bare HTML without heading anchors, ids and buttons (FEED-05).
 */
function plainComponents(text: Text): TreeComponents {
  return new Map<string, ComponentType<TreeComponentProps>>([
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'li', 'p', 'section', 'figure'].map(
      (name) => [name, createPlain(name)] as const,
    ),
    ['a', PlainLink],
    ['img', PlainPicture],
    ['input', ({ attributes }) => (attributes['checked'] === true ? '☑ ' : '☐ ')],
    ['CodeBlock', PlainCode],
    ['Admonition', createPlainAdmonition(text)],
    ['Details', ({ nodes, render }) => renderTitled(splitTitle(nodes), render)],
    [
      'Tab',
      ({ attributes, nodes, render }) =>
        renderTitled({ title: [textAttribute(attributes, 'label') ?? ''], body: nodes }, render),
    ],
    ['Exhibit', PlainExhibit],
    ['Glossary', createPlain('dl')],
    ['Versions', PlainVersions],
    ['Kbd', createPlain('kbd')],
    ['Menu', createPlain('strong')],
    ['Edition', ({ attributes }) => <strong>{textAttribute(attributes, 'name')}</strong>],
  ]);
}

function createPlain(name: string): ComponentType<TreeComponentProps> {
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

function createPlainAdmonition(text: Text): ComponentType<TreeComponentProps> {
  return ({ attributes, nodes, render }) => {
    const { title = [text.admonition[readAdmonitionType(attributes)]], body } = splitTitle(nodes);
    return <blockquote>{renderTitled({ title, body }, render)}</blockquote>;
  };
}

function PlainLink({ attributes, nodes, render }: TreeComponentProps) {
  if (attributes['backref'] === true) return null;
  return <a href={textAttribute(attributes, 'href')}>{render(nodes)}</a>;
}

/** The still of a working piece; of two pictures to compare, each with its name; of a plan the picture alone. */
function PlainExhibit({ name, attributes, nodes, render }: TreeComponentProps) {
  if (attributes['exhibit'] === 'pixel-plan') return <PlainPlan attributes={attributes} />;
  const after = textAttribute(attributes, 'afterSrc');
  if (after === undefined) return render(nodes);
  const picture = (own: TreeProps, label: string | undefined) => (
    <p>
      <PlainPicture name={name} attributes={{ ...attributes, ...own }} nodes={[]} render={render} />
      <br />
      {label}
    </p>
  );
  const afterAlt = textAttribute(attributes, 'afterAlt') ?? '';
  return (
    <>
      {picture({}, textAttribute(attributes, 'name'))}
      {picture({ src: after, alt: afterAlt }, textAttribute(attributes, 'afterName'))}
    </>
  );
}

/** A frame, cut out of its sheet where styles count. Its rulers would be numbers in a line. */
function PlainPlan({ attributes }: Pick<TreeComponentProps, 'attributes'>) {
  const number = (name: string) => numberAttribute(attributes, name) ?? 1;
  const [scale, frames, frame] = [number('scale'), number('frames'), number('frame')];
  const [width, height] = [number('width') * scale, number('height') * scale];
  const part = frames === 1 ? 0 : (100 * frame) / (frames - 1);
  return (
    <p>
      <img
        src={textAttribute(attributes, 'src')}
        alt={textAttribute(attributes, 'alt') ?? ''}
        width={width}
        height={height}
        style={{ aspectRatio: `${width}/${height}`, objectFit: 'cover', objectPosition: `${part}%` }}
        loading="lazy"
      />
    </p>
  );
}

/** The table without the lines above it, which lead to parts of it on the page. */
function PlainVersions({ nodes, render }: TreeComponentProps) {
  return render(nodes.filter((node) => node[0] === 'table'));
}

/**
 * Nothing for a part of a picture (`at`), since the text also has the whole picture. Lazy, because React
 * puts a preload link in front of any other picture.
 */
function PlainPicture({ attributes }: TreeComponentProps) {
  if ('at' in attributes) return null;
  return (
    <img
      src={textAttribute(attributes, 'src')}
      alt={textAttribute(attributes, 'alt') ?? ''}
      lang={textAttribute(attributes, 'lang')}
      dir={textAttribute(attributes, 'dir')}
      width={numberAttribute(attributes, 'width')}
      height={numberAttribute(attributes, 'height')}
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
