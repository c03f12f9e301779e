import { isMisnamed, titleOf } from 'pixels/parse/fileFormats';

export type PictureName = 'png' | 'gif' | 'aseprite' | 'resprite';

/** The name of a format for people. */
export function titleOfPicture(name: PictureName): string {
  return name === 'resprite' ? 'Resprite' : titleOf(name);
}

/** Whether the name of a file says that it is of another format than it is. */
export function isMisnamedPicture(name: string, format: PictureName): boolean {
  // A project is a ZIP as well, which some call it to look into it.
  if (format === 'resprite') return isMisnamed(name, 'zip');
  return /\.resprite$/i.test(name) || isMisnamed(name, format);
}
