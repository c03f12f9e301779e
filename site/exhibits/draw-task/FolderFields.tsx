import { Select } from '../kit/Select';
import { Tick } from '../practice-ground/Rules';
import {
  areNamed,
  choices,
  deleted,
  type File,
  type Folder,
  faultOf,
  files,
  isRight,
  sortFolder,
} from './folder';
import type { Words } from './words';

interface Props {
  readonly folder: Folder;
  readonly change: (folder: Folder) => void;
  readonly words: Words['folder'];
}

/** The files of a folder, each to be given the name that says what it is; then a wish to go back to one of them. */
export function FolderFields({ folder, change, words }: Props) {
  const labelOf = (part: File | 'copied', name: string) => {
    if (name === '') return part === 'copied' ? words.chooseFile : words.choose;
    return name === deleted ? words.deleted : name;
  };
  const fieldOf = (part: File | 'copied', label: string, names: readonly string[]) => {
    const fault = faultOf(folder, part);
    const isKept = isRight(folder, part);
    return (
      <li key={part} data-kept={isKept || undefined}>
        <Tick isKept={isKept} />
        <div>
          <Select
            label={label}
            options={['', ...names].map((value) => ({
              value,
              label: labelOf(part, value),
            }))}
            chosen={folder[part] ?? ''}
            choose={(name) => change({ ...folder, [part]: name || undefined })}
          />
          <span role="status">{fault && words.faults[fault]}</span>
        </div>
      </li>
    );
  };
  const sorted = sortFolder(folder);
  return (
    <fieldset className="task-folder">
      <legend>{words.title}</legend>
      <ul className="practice-rules">
        {files.map((file) => fieldOf(file, words.files[file], choices))}
        {areNamed(folder) && fieldOf('copied', words.copied, sorted)}
      </ul>
      <small>{words.sorted}</small>
      <ol>
        {sorted.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
