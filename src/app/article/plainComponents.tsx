import { type ComponentType, createElement } from 'react';
import type { Text } from '../../model/text';
import { admonitionType } from './admonitionType';
import { textAttribute } from './attribute';
import { codeOf } from './CodeBlock';
import { splitTitle } from './splitTitle';
import type { TreeComponentProps, TreeComponents } from './treeComponent';

/**
 * What each element becomes where neither styles nor scripts of this site are, such as in a feed
 * reader: bare HTML without heading anchors, ids and buttons (FEED-05).
 */
export function plainComponents(text: Text): TreeComponents {
  return new Map<string, ComponentType<TreeComponentProps>>([
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'li', 'section'].map((name) => [name, bare(name)] as const),
    ['a', PlainLink],
    ['img', PlainPicture],
    ['input', ({ attributes }) => (attributes['checked'] === true ? '☑ ' : '☐ ')],
    ['CodeBlock', PlainCode],
    ['Admonition', plainAdmonition(text)],
    ['Details', ({ nodes, render }) => titled(splitTitle(nodes), render)],
    [
      'Tab',
      ({ attributes, nodes, render }) =>
        titled({ title: [textAttribute(attributes, 'label') ?? ''], body: nodes }, render),
    ],
    ['Kbd', bare('kbd')],
    ['Menu', bare('strong')],
    ['Edition', ({ attributes }) => <strong>{textAttribute(attributes, 'name')}</strong>],
  ]);
}

function bare(name: string): ComponentType<TreeComponentProps> {
  return ({ nodes, render }) => createElement(name, null, render(nodes));
}

function titled({ title = [], body }: ReturnType<typeof splitTitle>, render: TreeComponentProps['render']) {
  return (
    <>
      <p>
        <strong>{render(title)}</strong>
      </p>
      {render(body)}
    </>
  );
}

function plainAdmonition(text: Text): ComponentType<TreeComponentProps> {
  return ({ attributes, nodes, render }) => {
    const { title = [text.admonition[admonitionType(attributes)]], body } = splitTitle(nodes);
    return <blockquote>{titled({ title, body }, render)}</blockquote>;
  };
}

function PlainLink({ attributes, nodes, render }: TreeComponentProps) {
  if (attributes['backref'] === true) return null;
  return <a href={textAttribute(attributes, 'href')}>{render(nodes)}</a>;
}

/**
 * None of a part of a picture that is there as a whole. Lazy, because React puts a preload link in front
 * of any other picture.
 */
function PlainPicture({ attributes }: TreeComponentProps) {
  if ('at' in attributes) return null;
  return (
    <img
      src={textAttribute(attributes, 'src')}
      alt={textAttribute(attributes, 'alt') ?? ''}
      lang={textAttribute(attributes, 'lang')}
      dir={textAttribute(attributes, 'dir')}
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
