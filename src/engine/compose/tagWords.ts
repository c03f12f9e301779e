import { kebabCase } from '../../model/address';
import type { TagsFile } from '../../model/frontMatter';
import { type DataFile, type Translations, translationIn } from '../load/content';
import type { Scope } from './context';

/**
 * What a tags file says of a tag in the locale being composed, else in the default one. Its keys may
 * be written in any form that gives the tag's address: `New Feature` is the tag `new-feature`.
 */
export function tagWords(
  scope: Scope,
  files: Translations<DataFile<TagsFile>> | undefined,
  tag: string,
): TagsFile[string] | undefined {
  if (files === undefined) return undefined;
  const wordsIn = (file: DataFile<TagsFile>) =>
    Object.entries(file.value).find(([key]) => kebabCase(key) === tag)?.[1];
  return wordsIn(translationIn(files, scope.locale)) ?? wordsIn(files.original);
}
