import type { BuiltSite } from './builtSite';

/** The files of an output that have a word in their path or text; ids of drafts in lists of them do not count (VER-01). */
export function filesNaming(site: BuiltSite, word: RegExp): readonly string[] {
  return site.files.filter((file) =>
    word.test(`${file}\n${site.text(file).replace(/"draftIds":\[[^\]]*\]/g, '')}`),
  );
}
