import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { siteFolders } from '../load/siteFolders';
import {
  checkFolders,
  describeParseError,
  readPort,
  refuseArguments,
  refuseOptions,
  refuseUnknownCommand,
} from './checkArguments';

describe('wrong command lines', () => {
  test('a port is a whole number that there is', () => {
    expect([readPort(undefined), readPort('1'), readPort('65535')]).toEqual([undefined, 1, 65_535]);
    for (const wrong of ['abc', '', '0', '65536', '-1', '3.5', '0x50', '1e3'])
      expect(() => readPort(wrong)).toThrow(`--port takes a number from 1 to 65535, not "${wrong}".`);
  });

  test('an unknown command is named, with the nearest', () => {
    expect(() => refuseUnknownCommand('bild', ['dev', 'build'])).toThrow(
      'There is no command "bild". Did you mean "build"?',
    );
    expect(() => refuseUnknownCommand('elsewhere', ['dev'])).toThrow('There is no command "elsewhere".');
  });

  test('arguments that nobody reads are named', () => {
    expect(() => refuseArguments('build', [])).not.toThrow();
    expect(() => refuseArguments('build', ['a', 'b'])).toThrow(
      'The command "build" takes no arguments, but was given "a", "b".',
    );
  });

  test('options that the command does not heed are named, with the commands that do', () => {
    expect(() => refuseOptions('build', ['root', 'out', 'drafts', 'pdf'])).not.toThrow();
    expect(() => refuseOptions('release', ['root', 'drafts'])).toThrow(
      'The option --drafts is for "build" and "preview", not for "release".',
    );
    expect(() => refuseOptions('dev', ['pdf'])).toThrow('The option --pdf is for "build", not for "dev".');
  });

  test.each([
    [['--prot', '3'], 'There is no option --prot. Did you mean --port?'],
    [['--anything'], 'There is no option --anything.'],
    [['-p'], 'There is no option -p.'],
    [['--port'], "Option '--port <value>' argument missing."],
  ])('%j', (args, sentence) => {
    const options = { port: { type: 'string' } } as const;
    let caught: unknown;
    try {
      parseArgs({ args, options });
    } catch (error) {
      caught = error;
    }
    expect(describeParseError(caught, ['port'])).toBe(sentence);
  });

  test("the output may not take the place of the site's own files", () => {
    const folders = siteFolders(import.meta.dirname);
    const to = (out: string) => () => checkFolders({ ...folders, out: join(folders.root, out) });
    for (const own of ['.', '..', 'content', 'content/en', 'public', 'art', '.cache'])
      expect(to(own), own).toThrow("holds the site's own files");
    for (const fine of ['dist', 'contents', '../other', '..out']) expect(to(fine), fine).not.toThrow();
    expect(() => checkFolders(siteFolders('/no/such/folder'))).toThrow('--root: there is no folder');
  });
});
