import { type TreeComponentProps, textAttribute } from '../../../app/article/treeComponent';
import css from './Glossary.module.css';

/** The word list: terms and definitions. `pictures` is the image of those of terms, side by side. */
export function Glossary({ attributes, nodes, render }: TreeComponentProps) {
  return (
    <dl className={css.glossary} style={{ '--pictures': textAttribute(attributes, 'pictures') }}>
      {render(nodes)}
    </dl>
  );
}

/** The picture of a term; `at` counts those of the list from 0. */
export function TermPicture({ attributes }: TreeComponentProps) {
  return <i style={{ '--at': textAttribute(attributes, 'at') }} />;
}
