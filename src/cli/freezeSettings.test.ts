import { expect, test } from 'vitest';
import { freezeSettings } from './freezeSettings';

const freeze = (text: string, latest: 'frozen' | 'current', name = '1.0') =>
  freezeSettings(text, { set: 'docs', name, written: 'docs', folder: `docs-${name}`, latest });

const block = `# Kept.
docSets:
  - id: faq
  - id: docs # of the guide
    tags: [a, b]
    versions:
      - { name: current, label: Next, folder: docs } # being written
      - { name: 0.9, folder: docs-0.9 }
    booklet: true
`;

test('VER-10: a version comes right after the one being written, and no other line changes', () => {
  expect(freeze(block, 'frozen')).toBe(
    block.replace('being written\n', 'being written\n      - { name: "1.0", folder: docs-1.0 }\n'),
  );
});

test('VER-10: the version being written stays where links lead, until it does not any more', () => {
  const stays = freeze(block, 'current');
  expect(stays).toContain('  - id: docs # of the guide\n    latest: current\n    tags: [a, b]\n');
  expect(freeze(stays, 'frozen', '1.1')).toContain('    latest: "1.1"\n');
});

test.each([
  [
    'docSets: [{ id: docs }]\n',
    'docSets: [{ id: docs, latest: current, versions: [{ name: current, folder: docs }, { name: "1.0", folder: docs-1.0 }] }]\n',
  ],
  [
    'docSets:\n  - id: docs\n    booklet: true',
    'docSets:\n  - id: docs\n    latest: current\n    versions: [{ name: current, folder: docs }, { name: "1.0", folder: docs-1.0 }]\n    booklet: true',
  ],
  [
    'docSets:\n  - booklet: true\n    id: docs\n    versions: [{ name: current, folder: docs }]\n',
    'docSets:\n  - booklet: true\n    id: docs\n    latest: current\n    versions: [{ name: current, folder: docs }, { name: "1.0", folder: docs-1.0 }]\n',
  ],
])('VER-10: however the settings are written: %j', (text, expected) => {
  expect(freeze(text, 'current')).toBe(expected);
});
