import { numberAttribute, type TreeComponentProps, textAttribute } from '../../../app/article/treeComponent';
import css from './Glossary.module.css';

/** The word list: terms and definitions. `pictures` is the address of those of terms, side by side. */
export function Glossary({ attributes, nodes, render }: TreeComponentProps) {
  const pictures = textAttribute(attributes, 'pictures');
  return (
    <dl
      className={css.glossary}
      style={pictures === undefined ? undefined : { '--pictures': `url(${pictures})` }}
    >
      {render(nodes)}
    </dl>
  );
}

/** The picture of a term; `at` counts those of the list from 0. */
export function TermPicture({ attributes }: TreeComponentProps) {
  return <i style={{ '--at': numberAttribute(attributes, 'at') }} />;
}
